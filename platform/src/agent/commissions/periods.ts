import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { addDays, dayOf, endOfDay, startOfDay, startOfMonth } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Range } from '../../records/range.ts';

/** The last day of a month's first half. */
const HALF = 15;
/** More days than any month has, from its first on. */
const OVER_MONTH = 31;

/** The first half of a month, or the rest of it. */
const halfMonthOf = (at: Date): Range => {
  const first = startOfMonth(dayOf(at));
  const second = addDays(first, HALF);
  return dayOf(at) < second
    ? { from: startOfDay(first), until: startOfDay(second) }
    : { from: startOfDay(second), until: startOfDay(startOfMonth(addDays(first, OVER_MONTH))) };
};

/** The merchants' clock is whole hours off. */
const hourOf = (at: Date): Range => {
  const from = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  return { from, until: new Date(from.getTime() + HOUR_MS) };
};

const PERIODS: Readonly<Record<ContractKind, (at: Date) => Range>> = {
  salary: (at) => ({ from: startOfDay(dayOf(at)), until: endOfDay(dayOf(at)) }),
  hourly: hourOf,
  dividend: halfMonthOf,
};

/** The period of a contract in which an instant lies, by the merchants' calendar. */
export const periodAt = (kind: ContractKind, at: Date): Range => PERIODS[kind](at);
