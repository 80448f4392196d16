import { lt } from 'drizzle-orm';
import { loginPlaces } from '../../identity/places.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { captchas } from '../captcha/captcha.tables.ts';
import { loginChallenges } from './session.tables.ts';

/** After this long without a login a browser is unrecognised again. */
const PLACES_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export const LOGIN_JOBS: readonly Job[] = [
  purgeJob('captchas', captchas, (now) => lt(captchas.expiresAt, now)),
  purgeJob('login-challenges', loginChallenges, (now) => lt(loginChallenges.expiresAt, now)),
  purgeJob('login-places', loginPlaces, (now) => lt(loginPlaces.lastLoginAt, new Date(now.getTime() - PLACES_KEPT_MS))),
];
