import { merchantDay } from 'shared-kernel/format';
import type { Bet } from './api/bet-records.ts';
import type { Day } from './record-range.ts';

export interface DayGroup {
  readonly day: Day;
  readonly bets: readonly Bet[];
}

/** Bets under the merchant's day on which they were placed, in the order they came. */
export const groupByDay = (bets: readonly Bet[], timeZone: string): readonly DayGroup[] => {
  const groups = new Map<Day, Bet[]>();
  for (const bet of bets) {
    const day = merchantDay(bet.placedAt, timeZone);
    groups.set(day, [...(groups.get(day) ?? []), bet]);
  }
  return [...groups].map(([day, own]) => ({ day, bets: own }));
};
