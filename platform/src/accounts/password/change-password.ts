import type { changePassword as contract } from '@shared-kernel/contracts/account/password';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { eq } from 'drizzle-orm';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { tryLoginPassword } from '../identity-rules/require-login-password.ts';
import { checkNextPassword, replacePassword } from './replace-password.ts';

const wrong = (message: string) => new PlatformError<typeof contract>('password.wrong', message);

/**
 * A member's new password, if the old one is right: his other sessions end with the old one. Asked again when it is done, it is
 * done. A trial account has no password.
 */
export const changePassword = async (call: MemberCall<ParsedInputOf<typeof contract>>) => {
  const { platform, session, input, now } = call;
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (newPassword !== confirmNewPassword)
    throw new PlatformError('request.invalid', 'confirmNewPassword: it differs from newPassword.');
  const [member] = await platform.db.select().from(members).where(eq(members.id, session.member.id));
  if (!member?.passwordHash) throw new PlatformError('feature.unavailable', 'This account has no password.');
  const right = await tryLoginPassword(call, [oldPassword, newPassword]);
  if (right === undefined) throw wrong('The old password is another one.');
  if (right !== oldPassword) return { ended: 0 };
  await checkNextPassword(platform, member, newPassword);
  const ended = await replacePassword(platform, member, { newPassword, now, except: session.tokenHash });
  if (ended === undefined) throw wrong('The password has been changed meanwhile.');
  return { ended };
};
