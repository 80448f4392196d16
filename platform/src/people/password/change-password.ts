import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf } from 'shared-kernel/contracts/endpoint';
import type { changePassword as contract } from 'shared-kernel/contracts/password';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { members } from '../../identity/members.tables.ts';
import { hashPassword, isPassword } from '../../identity/password.ts';
import { tell } from '../../outbox/outbox.ts';
import { passwordFault } from './new-password.ts';

declare module '../../outbox/outbox.ts' {
  interface Facts {
    /** A member has another password than before. */
    'password.changed': { readonly memberId: number };
  }
}

const wrong = (message: string) => new PlatformError<typeof contract>('password.wrong', message);

/**
 * A member's new password, if the old one is right: his other sessions end with the old one, in the same transaction, and a
 * mail says so. Asked again when it is done, it is done. Of two at once one wins. A trial account has no password.
 */
export const changePassword = async (call: MemberCall<ParsedInputOf<typeof contract>>) => {
  const { platform, session, input, now } = call;
  const { db, config } = platform;
  const { oldPassword, newPassword, confirmNewPassword } = input;
  const memberId = session.member.id;
  if (newPassword !== confirmNewPassword)
    throw new PlatformError('request.invalid', 'confirmNewPassword: it differs from newPassword.');
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member?.passwordHash) throw new PlatformError('feature.unavailable', 'This account has no password.');
  const { passwordHash: before, merchant } = member;
  const isIt = (password: string) => isPassword(before, password, { peppers: config.peppers, isStranger: false });
  if (!(await isIt(oldPassword))) {
    if (await isIt(newPassword)) return { ended: 0 };
    throw wrong('The old password is another one.');
  }
  if (newPassword === oldPassword)
    throw new PlatformError<typeof contract>('modify.new.old.same', 'The new password is the old one.');
  const fault = passwordFault(newPassword);
  if (fault !== undefined) throw new PlatformError<typeof contract>(fault, 'Nobody may have the new password.');
  const passwordHash = await hashPassword(newPassword, config.peppers);
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, memberId), eq(members.passwordHash, before)))
      .returning({ id: members.id });
    if (!changed) throw wrong('The password has been changed meanwhile.');
    await audit(tx, { event: 'password.changed', at: now, merchant, memberId });
    await tell(tx, 'password.changed', { memberId }, now);
    return { ended: await endSessions(tx, memberId, { by: 'password', at: now, except: session.tokenHash }) };
  });
};
