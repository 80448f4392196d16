import * as contract from '@shared-kernel/contracts/account/password';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { eq } from '../../database/orm.ts';
import { type Api, answer, answerMember, type MemberCall } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { TRIES_OF_MEMBER, tryLoginPassword } from '../identity-rules/require-login-password.ts';
import { checkNextPassword, replacePassword } from './replace-password.ts';
import { sendEmail, setByEmail, setByPhone } from './reset-password.ts';

const wrong = (message: string) => new PlatformError<typeof contract.changePassword>('password.wrong', message);

/**
 * A member's new password, if the old one is right: his other sessions end with the old one. Asked again when it is done, it is
 * done. A trial account has no password.
 */
const changePassword = async (call: MemberCall<ParsedInputOf<typeof contract.changePassword>>) => {
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

/** Nobody may guess a code or a link, or send mails all day. */
const RESET_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: HOUR_MS },
  address: { count: 200, windowMs: HOUR_MS },
  site: { count: 5_000, windowMs: HOUR_MS },
};

/** What members do with their passwords, and what those do who forgot theirs. */
export const passwordApi = (api: Api): void => {
  answerMember(api, contract.changePassword, changePassword, { tries: TRIES_OF_MEMBER });
  const limits = { limits: RESET_LIMITS };
  answer(api, contract.setPasswordByPhone, setByPhone, limits);
  answer(api, contract.sendPasswordEmail, sendEmail, limits);
  answer(api, contract.setPasswordByEmail, setByEmail, limits);
};
