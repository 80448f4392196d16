import { formatTable } from 'machine/table';
import type { Outcome } from '../tally.ts';

export interface Result extends Outcome {
  readonly title: string;
  readonly seconds: number;
}

/** The table of tried and held, and under it what did not hold. */
export const report = (results: readonly Result[]): string => {
  const rows = results.map(({ title, tried, held, seconds, figures }) => [
    title,
    String(tried),
    String(held),
    `${seconds} s`,
    figures.join('; '),
  ]);
  const faults = results.flatMap(({ title, faults: seen }) => seen.map((fault) => `NOT HELD  ${title}: ${fault}`));
  return [...formatTable([['case', 'tried', 'held', 'took', ''], ...rows]), ...faults].join('\n');
};
