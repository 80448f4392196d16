import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { BarAtFoot } from './bar-at-foot.tsx';

export const examples: Examples = {
  'one action': () => (
    <BarAtFoot>
      <Button variant="primary" isBlock>
        Deposit
      </Button>
    </BarAtFoot>
  ),
  'with a sum': () => (
    <BarAtFoot summary={<p>You receive ₱2,500.00</p>}>
      <Button isBlock>Back</Button>
      <Button variant="primary" isBlock>
        Confirm
      </Button>
    </BarAtFoot>
  ),
};
