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

const timesOf = (schedule: Schedule, day: string): readonly Date[] => {
  if ('times' in schedule) return schedule.times.map((time) => new Date(`${day}T${time}:00${MERCHANT_OFFSET}`));
  const stepMs = schedule.everyMinutes * MINUTE_MS;
  const start = startOfDay(day).getTime();
  return Array.from({ length: DAY_MS / stepMs }, (_, index) => new Date(start + (index + 1) * stepMs));
};

const lastBefore = (schedule: Schedule, at: Date): Date => {
  const today = timesOf(schedule, dayOf(at)).findLast((time) => time < at);
  if (today) return today;
  const yesterday = dayOf(startOfDay(dayOf(at)).getTime() - 1);
  return timesOf(schedule, yesterday).findLast((time) => time < at) ?? new Date(at.getTime() - DAY_MS);
};

/** The first draw after an instant: a draw is over at its own. Its number counts the draws of its day. */
export const slotAfter = (schedule: Schedule, at: Date): Slot => {
  const day = dayOf(at);
  const times = timesOf(schedule, day);
  const index = times.findIndex((time) => time > at);
  const drawsAt = times[index];
  if (!drawsAt) return slotAfter(schedule, endOfDay(day));
  return {
    numero: `${day.replaceAll('-', '')}-${String(index + 1).padStart(PLACES_OF_NUMBER, '0')}`,
    opensAt: lastBefore(schedule, drawsAt),
    closesAt: new Date(drawsAt.getTime() - schedule.cutOffMs),
    drawsAt,
  };
};

/** The draw before: the next one opens when it is drawn. */
export const slotBefore = (schedule: Schedule, { opensAt }: Pick<Slot, 'opensAt'>): Slot =>
  slotAfter(schedule, new Date(opensAt.getTime() - 1));
