import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { captchas } from '../captcha/captcha.tables.ts';
import { loginChallenges } from './session.tables.ts';

export const LOGIN_JOBS: readonly Job[] = [
  purgeJob('captchas', captchas, (now) => lt(captchas.expiresAt, now)),
  purgeJob('login-challenges', loginChallenges, (now) => lt(loginChallenges.expiresAt, now)),
];
