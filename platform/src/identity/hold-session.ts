import { and, eq, isNull } from 'drizzle-orm';
import { PlatformError } from '../base/platform-error.ts';
import type { Transaction } from '../database/database.ts';
import type { LiveSession } from './find-session.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';

/**
 * Holds the session's member until the transaction ends. Who changes the password waits, or has ended the session: then this fails with
 * `session.expired`. What gives another way into an account calls it first.
 */
export const holdSession = async (tx: Transaction, { tokenHash, member }: LiveSession): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('no key update');
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
  if (!open) throw new PlatformError('session.expired', 'The session has ended meanwhile.');
};
