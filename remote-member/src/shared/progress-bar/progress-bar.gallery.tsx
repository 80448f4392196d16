import type { Examples } from '@shared-kernel/ui/gallery';
import { ProgressBar } from './progress-bar.tsx';

export const examples: Examples = {
  info: () => <ProgressBar value={61400} max={100000} label="To the next level" valueText="₱61,400 of ₱100,000" />,
  money: () => <ProgressBar value={3} max={5} label="Mission" tone="money" />,
  ok: () => <ProgressBar value={5} max={5} label="Done" tone="ok" />,
  warn: () => <ProgressBar value={1} max={9} label="Turnover" tone="warn" />,
};
