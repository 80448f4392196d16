import * as contract from '@shared-kernel/contracts/member/payment-password';
import { type Api, answerMember } from '../../http/answer.ts';
import { maskName } from '../../records/mask-name.ts';
import { TRIES_OF_MEMBER } from '../identity-rules/require-login-password.ts';
import { askerOfMember, CODE_MINUTES, countSendOfMember, sendCode } from '../verification/one-time-codes.ts';
import { resetNext, setNext } from './next-password.ts';
import { paymentPasswordOf } from './payment-password.ts';
import { findProvedMobile, provedMobile } from './proved-mobile.ts';

/** What members do with what they pay with. */
export const paymentPasswordApi = (api: Api): void => {
  answerMember(api, contract.getPaymentPassword, async ({ platform: { db }, session: { member }, now }) => {
    const stored = await paymentPasswordOf(db, member.id);
    const mobile = await findProvedMobile(db, member.id);
    const lockedUntil = stored?.lockedUntil && stored.lockedUntil > now ? stored.lockedUntil.toISOString() : undefined;
    return {
      hasWithdrawalPassword: stored !== undefined,
      ...(lockedUntil === undefined ? {} : { lockedUntil }),
      ...(mobile === undefined ? {} : { mobile: maskName(mobile) }),
    };
  });

  answerMember(api, contract.sendPaymentCode, async (call) => {
    const { platform, merchant, session, language, now } = call;
    const mobile = await provedMobile(call);
    await countSendOfMember(platform.db, session.member.id, now);
    const of = { merchant: merchant.baseCode, purpose: 'payment', to: mobile, asker: askerOfMember(session) } as const;
    await sendCode(platform, of, { brand: merchant.name, language, now });
    return { expiredMinutes: CODE_MINUTES };
  });

  const tries = { tries: TRIES_OF_MEMBER };
  answerMember(api, contract.setPaymentPassword, setNext, tries);
  answerMember(api, contract.resetPaymentPassword, resetNext, tries);
};
