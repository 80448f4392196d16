import { object, openEnum, safeParse } from '@shared-kernel/contracts/schema';
import { instant } from './values.ts';

/** `selfExclusion` sets turnover free when money leaves; a time-out does not. */
export const EXCLUSION_KINDS = ['timeOut', 'selfExclusion'] as const;

/**
 * The failure of every call that stakes, funds play or takes a promotion, while a time-out or self-exclusion is on; it carries
 * `kind` and `until` (screens: safer play).
 */
export const EXCLUSION_ERRORS = { 'member.excluded': 403 } as const;

const carried = object({ until: instant });

/** Until when the break lasts, by the value that `member.excluded` carries; undefined where the platform does not say. */
export const excludedUntil = (value: unknown): string | undefined => {
  const read = safeParse(carried, value);
  return read.success ? read.data.until : undefined;
};

/** What is on: nobody shortens or lifts it. */
export const exclusion = object({
  kind: openEnum(EXCLUSION_KINDS),
  /** When it was taken, or the first of those that are on together. */
  since: instant,
  until: instant,
});
