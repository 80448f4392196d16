import { Crown } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { Tag } from './tag.tsx';

export const examples: Examples = {
  plain: () => <Tag>Void</Tag>,
  ok: () => <Tag tone="ok">Paid</Tag>,
  warn: () => <Tag tone="warn">In review</Tag>,
  bad: () => <Tag tone="bad">Rejected</Tag>,
  info: () => <Tag tone="info">New</Tag>,
  money: () => <Tag tone="money">₱500</Tag>,
  'in a hue': () => (
    <Tag hue="rng" icon={Crown}>
      Level 4
    </Tag>
  ),
};
