import { int, object, oneOf, optional, safeParse } from '@shared-kernel/contracts/schema';
import { decimalAmount, instant } from './values.ts';

/**
 * The failures of every call that stakes, where a limit of the member's own has no room for the stake; they carry the
 * `period`, the limit (`limit` or `minutes`), and `until`, when the period ends.
 */
export const PLAY_LIMIT_ERRORS = { 'limit.loss': 409, 'limit.time': 409 } as const;

const carried = object({
  period: oneOf(['day', 'week', 'month']),
  limit: optional(decimalAmount),
  minutes: optional(int()),
  until: instant,
});

/** What a refusal of a limit carries; undefined where the platform does not say. */
export const readPlayLimit = (value: unknown) => {
  const read = safeParse(carried, value);
  return read.success ? read.data : undefined;
};
