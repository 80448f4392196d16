import { and, lt, or, sql } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { members, TRIAL_TYPE } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';

/** Ended sessions are the history of logins, which team figures count: kept as long as records are. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** A closed trial is in no team's figures and no member's list. Its launches, which name the session, are over by then. */
const TRIALS_KEPT_MS = 24 * 60 * 60 * 1000;
const isClosedTrials = sql`exists (select from ${members}
  where ${members.id} = ${sessions.memberId} and ${members.type} = ${TRIAL_TYPE} and ${members.isDisabled})`;

export const SESSION_JOBS: readonly Job[] = [
  purgeJob('sessions', sessions, (now) =>
    or(
      lt(sessions.expiresAt, new Date(now.getTime() - KEPT_MS)),
      and(lt(sessions.expiresAt, new Date(now.getTime() - TRIALS_KEPT_MS)), isClosedTrials),
    ),
  ),
];
