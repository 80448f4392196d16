import { paths } from '../system/paths.ts';

/** The part of the security centre with limits and breaks. */
export const LIMITS_PART = 'limits';

/** Where a member sets limits and takes breaks from play. */
export const limitsLink = `${paths.security}#${LIMITS_PART}`;
