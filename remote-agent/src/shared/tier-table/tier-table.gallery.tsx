import type { Examples } from '@shared-kernel/ui/gallery';
import { Money } from '@shared-kernel/ui/money';
import { TierTable } from './tier-table.tsx';

const peso = (amount: string) => <Money amount={amount} size={2} tone="plain" />;

const LEVELS = [
  { id: 'bronze', name: 'Bronze', cells: [peso('0.00'), '0.30%', peso('0.00')] },
  { id: 'silver', name: 'Silver', cells: [peso('50000.00'), '0.45%', peso('88.00')] },
  { id: 'gold', name: 'Gold', cells: [peso('1500000.00'), '0.60%', peso('1888.00')] },
];

export const examples: Examples = {
  levels: () => (
    <TierTable
      label="Club levels"
      nameOfTiers="Level"
      columns={['Valid bets a month', 'Rebate', 'Level bonus']}
      tiers={LEVELS}
      own={{ id: 'silver', mark: 'Your level' }}
      note="Valid bets count from the first day of the month, in GMT+8."
    />
  ),
  'a contract of two columns': () => (
    <TierTable
      label="Tiers offered"
      nameOfTiers="Tier"
      columns={['Team turnover from', 'Rate']}
      tiers={LEVELS.map(({ id, cells: [turnover, rate] }, index) => ({
        id,
        name: String(index + 1),
        cells: [turnover, rate],
      }))}
    />
  ),
};
