import { dayOf, endOfDay, MERCHANT_OFFSET, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';

/** When a lottery draws, by the merchants' calendar: all day long every so many minutes (a whole number of times), or at hours of its own. */
export type Schedule = { readonly cutOffMs: number } & (
  | { readonly everyMinutes: number }
  /** Ascending, `14:00`. */
  | { readonly times: readonly string[] }
);

/** A draw as the schedule knows it, whether or not anybody has written it down. */
export interface Slot {
  readonly numero: string;
  readonly opensAt: Date;
  /** No orders from here on. */
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

const PLACES_OF_NUMBER = 3;

const stepMs = (everyMinutes: number): number => everyMinutes * MINUTE_MS;

const drawsOfDay = (schedule: Schedule): number =>
  'times' in schedule ? schedule.times.length : DAY_MS / stepMs(schedule.everyMinutes);

const timeOf = (schedule: Schedule, day: string, index: number): Date =>
  'times' in schedule
    ? new Date(`${day}T${schedule.times[index]}:00${MERCHANT_OFFSET}`)
    : new Date(startOfDay(day).getTime() + (index + 1) * stepMs(schedule.everyMinutes));

/** Of the first draw of a day after an instant of it; -1 where there is none. */
const indexAfter = (schedule: Schedule, day: string, at: Date): number =>
  'times' in schedule
    ? schedule.times.findIndex((_, index) => timeOf(schedule, day, index) > at)
    : Math.floor((at.getTime() - startOfDay(day).getTime()) / stepMs(schedule.everyMinutes));

const timeBefore = (schedule: Schedule, day: string, index: number): Date =>
  index > 0
    ? timeOf(schedule, day, index - 1)
    : timeOf(schedule, dayOf(startOfDay(day).getTime() - 1), drawsOfDay(schedule) - 1);

/** The first draw after an instant: a draw is over at its own. Its number counts the draws of its day. */
export const slotAfter = (schedule: Schedule, at: Date): Slot => {
  const day = dayOf(at);
  const index = indexAfter(schedule, day, at);
  if (index < 0) return slotAfter(schedule, endOfDay(day));
  const drawsAt = timeOf(schedule, day, index);
  return {
    numero: `${day.replaceAll('-', '')}-${String(index + 1).padStart(PLACES_OF_NUMBER, '0')}`,
    opensAt: timeBefore(schedule, day, index),
    closesAt: new Date(drawsAt.getTime() - schedule.cutOffMs),
    drawsAt,
  };
};

/** The draw before: the next one opens when it is drawn. */
export const slotBefore = (schedule: Schedule, { opensAt }: Pick<Slot, 'opensAt'>): Slot =>
  slotAfter(schedule, new Date(opensAt.getTime() - 1));
