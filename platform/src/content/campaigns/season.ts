import { DAY_MS } from '@shared-kernel/node/durations';
import type { campaigns } from './campaigns.tables.ts';

export type Season = Pick<typeof campaigns.$inferSelect, 'startsAt' | 'endsAt'>;

/** The next season stands in for one that is over this long before it begins. */
const ANNOUNCED_MS = 7 * DAY_MS;

const later = ({ startsAt, endsAt }: Season, ms: number): Season => ({
  startsAt: new Date(startsAt.getTime() + ms),
  endsAt: endsAt && new Date(endsAt.getTime() + ms),
});

/** The season of a campaign that counts at an instant: the last that has begun, or the one that is announced after it. */
export const seasonOf = (
  { repeatsEveryDays, ...first }: Season & Pick<typeof campaigns.$inferSelect, 'repeatsEveryDays'>,
  now: Date,
): Season => {
  if (repeatsEveryDays === null) return later(first, 0);
  const stepMs = repeatsEveryDays * DAY_MS;
  const passed = Math.max(0, Math.floor((now.getTime() - first.startsAt.getTime()) / stepMs));
  const begun = later(first, passed * stepMs);
  const next = later(begun, stepMs);
  const isOver = begun.endsAt !== null && begun.endsAt <= now;
  return isOver && next.startsAt.getTime() - ANNOUNCED_MS <= now.getTime() ? next : begun;
};
