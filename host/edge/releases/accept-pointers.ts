import type { Pointers } from '@shared-kernel/contracts/release/release';

/** Clocks of those who sign and of document servers may differ by so much. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Whether signed pointers are out of date. */
export const hasExpired = ({ expires }: Pointers, now: number): boolean =>
  expires !== undefined && now > Date.parse(expires) + CLOCK_TOLERANCE_MS;

/**
 * Why signed pointers do not replace those that are served; null: they do. `held` null: none are served yet, and expired ones are
 * better than no page.
 */
export const refusalOf = (next: Pointers, held: Pointers | null, now: number): string | null => {
  if (held === null) return null;
  if (next.revision < held.revision) return `revision ${next.revision} is older than ${held.revision}, which is served`;
  if (next.revision === held.revision && JSON.stringify(next) !== JSON.stringify(held))
    return `revision ${next.revision} is served already, with other content`;
  return hasExpired(next, now) ? `revision ${next.revision} has expired: ${next.expires}` : null;
};
