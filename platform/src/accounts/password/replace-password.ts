import type { changePassword } from '@shared-kernel/contracts/account/password';
import { audit } from '../../audit/audit.ts';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { members } from '../../identity/members.tables.ts';
import { hashPassword, isPassword } from '../../identity/password.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { passwordFault } from '../identity-rules/new-password.ts';
import { socialLinks } from '../social/social.tables.ts';
import { passwordLinks } from './password.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has another password than before. */
    'password.changed': { readonly memberId: number };
  }
}

type Member = typeof members.$inferSelect;

interface Replacing {
  readonly newPassword: string;
  readonly now: Date;
  /** The session that goes on, by the hash of its token. */
  readonly except?: string;
  /** In the same transaction, before anything is written: throws where it must not be. */
  readonly first?: (tx: Transaction) => Promise<void>;
}

/** Throws what is wrong with a member's next password: a rule, a guess, or that it is the one before. */
export const checkNextPassword = async (
  { config }: Platform,
  { passwordHash }: Member,
  newPassword: string,
): Promise<void> => {
  const isSame = await isPassword(passwordHash, newPassword, { peppers: config.peppers, isUnrecognised: false });
  if (isSame) throw new PlatformError<typeof changePassword>('modify.new.old.same', 'The new password is the old one.');
  const fault = passwordFault(newPassword);
  if (fault !== undefined) throw new PlatformError<typeof changePassword>(fault, 'Nobody may have the new password.');
};

/**
 * A member's next password: their sessions end with the one before, in the same transaction, and so do the links to providers and what was mailed to set another; a mail says so. Of two at
 * once one wins; the other gets undefined. The answer is how many sessions ended.
 */
export const replacePassword = async (
  { db, config }: Platform,
  { id: memberId, merchant, passwordHash: before }: Member,
  { newPassword, now, except, first }: Replacing,
): Promise<number | undefined> => {
  const passwordHash = await hashPassword(newPassword, config.peppers);
  return db.transaction(async (tx) => {
    await first?.(tx);
    const isAsBefore = before === null ? isNull(members.passwordHash) : eq(members.passwordHash, before);
    const [changed] = await tx
      .update(members)
      .set({ passwordHash, mustChangePassword: false })
      .where(and(eq(members.id, memberId), isAsBefore))
      .returning({ id: members.id });
    if (!changed) return undefined;
    await tx.delete(socialLinks).where(eq(socialLinks.memberId, memberId));
    await tx.delete(passwordLinks).where(eq(passwordLinks.memberId, memberId));
    await audit(tx, { event: 'password.changed', at: now, merchant, memberId });
    await publishEvent(tx, 'password.changed', { memberId }, now);
    return endSessions(tx, memberId, { by: 'password', at: now, ...(except === undefined ? {} : { except }) });
  });
};
