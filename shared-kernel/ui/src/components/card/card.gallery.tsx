import { Money } from '@shared-kernel/ui/money';
import type { Examples } from '../../gallery/examples.ts';
import { Card } from './card.tsx';

export const examples: Examples = {
  raised: () => <Card isPadded>Daily missions start again at midnight.</Card>,
  balance: () => (
    <Card variant="balance" isPadded>
      <Money amount="12480.50" size={5} />
    </Card>
  ),
  well: () => (
    <Card variant="well" isPadded>
      Reference 2026-1121-0042
    </Card>
  ),
};
