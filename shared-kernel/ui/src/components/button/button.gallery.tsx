import { Gift } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Button } from './button.tsx';

export const examples: Examples = {
  primary: () => <Button variant="primary">Deposit</Button>,
  secondary: () => <Button>Withdraw</Button>,
  quiet: () => <Button variant="quiet">Not now</Button>,
  danger: () => <Button variant="danger">Remove card</Button>,
  calm: () => <Button variant="calm">Take a break of 1 week</Button>,
  line: () => <Button variant="line">₱500</Button>,
  small: () => <Button size="s">See all</Button>,
  'with an icon': () => <Button icon={Gift}>Claim</Button>,
  block: () => (
    <Button variant="primary" isBlock>
      Log in
    </Button>
  ),
  busy: () => (
    <Button variant="primary" isBusy>
      Deposit
    </Button>
  ),
  disabled: () => (
    <Button variant="primary" disabled>
      Deposit
    </Button>
  ),
  'disabled, secondary': () => <Button disabled>Withdraw</Button>,
  'disabled, quiet': () => (
    <Button variant="quiet" disabled>
      Clear
    </Button>
  ),
};
