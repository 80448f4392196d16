import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, lt, or, sql } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import { publishEvent } from '../outbox/outbox.ts';
import { endSessions } from './end-sessions.ts';
import { members, TRIAL_TYPE } from './members.tables.ts';
import { loginPlaces } from './places.tables.ts';
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

declare module '../outbox/outbox.ts' {
  interface DomainEvents {
    /** Trial accounts are over: what was kept for playing on with them is nobody's. */
    'trials.closed': { readonly memberIds: readonly number[] };
  }
}

/** No password opens a trial account again, and this is longer than a session of any brand of the seed lives. */
export const TRIAL_LIFE_MS = 24 * HOUR_MS;
const EVERY_MS = 10 * 60_000;
const STEP = 200;

/** Closes so many of the oldest; returns how many. Their ledger stays, and with it the account's own row. */
const closeSome = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const isTrial = inArray(
      members.merchant,
      tx.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, true)),
    );
    // Literally as the index has it (`members_open_trials`), or it would not be used.
    const isOpen = sql`${members.type} = ${sql.raw(String(TRIAL_TYPE))} and not ${members.isDisabled}`;
    const due = tx
      .select({ id: members.id })
      .from(members)
      .where(and(isOpen, isTrial, lt(members.registeredAt, new Date(now.getTime() - TRIAL_LIFE_MS))))
      .orderBy(members.registeredAt)
      .limit(STEP)
      .for('update', { skipLocked: true });
    const closed = await tx
      .update(members)
      .set({ isDisabled: true })
      .where(inArray(members.id, due))
      .returning({ id: members.id });
    const memberIds = closed.map(({ id }) => id);
    if (memberIds.length === 0) return 0;
    for (const id of memberIds) await endSessions(tx, id, { by: 'staff', at: now });
    await tx.delete(loginPlaces).where(inArray(loginPlaces.memberId, memberIds));
    await publishEvent(tx, 'trials.closed', { memberIds }, now);
    return memberIds.length;
  });

export const TRIAL_JOBS: readonly Job[] = [
  {
    name: 'trials.close',
    everyMs: EVERY_MS,
    run: async ({ db }, now, signal) => {
      while (!signal.aborted) if ((await closeSome(db, now)) < STEP) return;
    },
  },
];
