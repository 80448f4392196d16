import * as contract from '@shared-kernel/contracts/member/profile';
import { count, eq } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { maskName } from '../../records/mask-name.ts';
import { hasLoginPassword, TRIES_OF_MEMBER } from '../identity-rules/require-login-password.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { paymentPasswordOf } from '../payment-password/payment-password.ts';
import { profileOf } from './profile.ts';
import { proveEmail, sendEmailCode } from './prove-email.ts';
import { proveMobile, sendMobileCode } from './prove-mobile.ts';
import { setEmail, setHeadIcon, setNickname, setPayeeName } from './set-profile.ts';

/** Its owner knows it by its first letter and where it is: `j***@example.com`. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
};

const whatIsSet = async (call: MemberCall<unknown>) => {
  const { db } = call.platform;
  const { id: memberId } = call.session.member;
  const [own] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.memberId, memberId));
  const { mobile, isMobileVerified, email, isEmailVerified, payeeName, nickname } =
    (await profileOf(db, memberId)) ?? {};
  return {
    hasLoginPassword: await hasLoginPassword(call),
    hasPaymentPassword: (await paymentPasswordOf(db, memberId)) !== undefined,
    passkeys: own?.passkeys ?? 0,
    isMobileProved: isMobileVerified ?? false,
    ...(mobile ? { mobile: maskName(mobile) } : {}),
    isEmailProved: isEmailVerified ?? false,
    ...(email ? { email: maskEmail(email) } : {}),
    ...(payeeName ? { payeeName: maskName(payeeName) } : {}),
    ...(nickname ? { nickname } : {}),
  };
};

/** What a member tells of themselves after registration, and what of the account is set. */
export const profileApi = (api: Api): void => {
  answerMember(api, contract.getSecurityConfig, whatIsSet);
  answerMember(api, contract.getHeadIcon, async ({ platform, session }) => {
    const { headIcon } = (await profileOf(platform.db, session.member.id)) ?? {};
    const icon = contract.HEAD_ICONS.find((code) => code === headIcon);
    return icon === undefined ? {} : { icon };
  });
  for (const none of [contract.getSecurityQuestions, contract.getOwnSecurityQuestions])
    answerMember(api, none, async () => ({ list: [] }));

  const tries = { tries: TRIES_OF_MEMBER };
  answerMember(api, contract.sendMobileCode, sendMobileCode);
  answerMember(api, contract.proveMobile, proveMobile, tries);
  answerMember(api, contract.sendEmailCode, sendEmailCode);
  answerMember(api, contract.proveEmail, proveEmail, tries);
  answerMember(api, contract.setEmail, setEmail, tries);
  answerMember(api, contract.setPayeeName, setPayeeName, tries);
  answerMember(api, contract.setNickname, setNickname, tries);
  answerMember(api, contract.setHeadIcon, setHeadIcon, tries);
};
