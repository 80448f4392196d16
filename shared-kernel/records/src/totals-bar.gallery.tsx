import type { Examples } from '@shared-kernel/ui/gallery';
import type { Total } from './record-answer.ts';
import { TotalsBar } from './totals-bar.tsx';

interface Footer {
  readonly count: number;
  readonly stake: string;
  readonly profit: string;
}

const THREE: readonly Total<Footer>[] = [
  { name: 'Stake', of: ({ stake }) => stake },
  { name: 'Valid bet', of: ({ stake }) => stake },
  { name: 'Win or loss', of: ({ profit }) => profit, kind: 'outcome' },
];
const FOUR: readonly Total<Footer>[] = [{ name: 'Bets', of: ({ count }) => String(count), kind: 'count' }, ...THREE];

const USUAL: Footer = { count: 128, stake: '8420.00', profit: '1264.40' };
const GREAT: Footer = { count: 1_234_567, stake: '98765432.10', profit: '-98765432.10' };

export const examples: Examples = {
  three: () => <TotalsBar totals={THREE} footer={USUAL} />,
  'three, great': () => <TotalsBar totals={THREE} footer={GREAT} />,
  'four, great': () => <TotalsBar totals={FOUR} footer={GREAT} />,
  waiting: () => <TotalsBar totals={THREE} footer={undefined} />,
};
