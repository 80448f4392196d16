import { DAY_MS } from '@shared-kernel/node/durations';
import { lt } from '../database/orm.ts';
import { loginPlaces } from '../identity/places.tables.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { captchas } from './captcha/captcha.tables.ts';
import { passkeyChallenges } from './passkeys/passkeys.tables.ts';
import { passwordLinks } from './password/password.tables.ts';
import { loginChallenges } from './session/session.tables.ts';
import { socialAttempts, socialTickets } from './social/social.tables.ts';
import { smsCodes } from './verification/verification.tables.ts';

/** After this long without a login a browser is unrecognised again. */
const PLACES_KEPT_MS = 90 * DAY_MS;

/** Takes away what was handed out to prove who somebody is, once it is over, and browsers that nobody comes by any more. */
export const ACCOUNTS_JOBS: readonly Job[] = [
  purgeJob('captchas', captchas, (now) => lt(captchas.expiresAt, now)),
  purgeJob('login-challenges', loginChallenges, (now) => lt(loginChallenges.expiresAt, now)),
  purgeJob('login-places', loginPlaces, (now) => lt(loginPlaces.lastLoginAt, new Date(now.getTime() - PLACES_KEPT_MS))),
  purgeJob('social-attempts', socialAttempts, (now) => lt(socialAttempts.expiresAt, now)),
  purgeJob('social-tickets', socialTickets, (now) => lt(socialTickets.expiresAt, now)),
  purgeJob('passkey-challenges', passkeyChallenges, (now) => lt(passkeyChallenges.expiresAt, now)),
  purgeJob('sms-codes', smsCodes, (now) => lt(smsCodes.expiresAt, now)),
  purgeJob('password-links', passwordLinks, (now) => lt(passwordLinks.expiresAt, now)),
];
