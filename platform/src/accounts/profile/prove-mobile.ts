import type * as contract from '@shared-kernel/contracts/member/profile';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { isTexted } from '../../identity/mobile-number.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { memberProfiles } from '../registration/registration.tables.ts';
import { askerOfMember, CODE_MINUTES, type CodeOf, countSend, sendCode } from '../verification/one-time-codes.ts';
import { profileOf } from './profile.ts';
import { spendOwnCode } from './spend-own-code.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has proved their number: a code to it opens the account. */
    'mobile.proved': { readonly memberId: number };
  }
}

type Send = typeof contract.sendMobileCode;
type Prove = typeof contract.proveMobile;

/** The code that proves the number which the member gave at registration. */
const proofOf = async ({ platform, merchant, session }: MemberCall<unknown>): Promise<CodeOf> => {
  const mobile = (await profileOf(platform.db, session.member.id))?.mobile;
  if (!mobile) throw new PlatformError<Send | Prove>('mobile.none', 'The member has given no number.');
  return { merchant: merchant.baseCode, purpose: 'mobile', to: mobile, asker: askerOfMember(session) };
};

/** Counted by the number, as what a stranger sends: until it is proved it may be anybody's, and accounts that name it are many. */
export const sendMobileCode = async (call: MemberCall<unknown>) => {
  const { platform, merchant, language, now } = call;
  const of = await proofOf(call);
  if (!isTexted(of.to)) throw new PlatformError<Send>('mobile.invalid', 'No mobile phone has this number.');
  const owner = await memberOfMobile(platform.db, of.merchant, of.to);
  const caller = { visitor: call.visitor(), address: call.address };
  await countSend(platform.db, of, { ownerId: owner?.id, caller }, now);
  await sendCode(platform, of, { brand: merchant.name, language, now });
  return { expiredMinutes: CODE_MINUTES };
};

/** From then on the number opens the account: by a code, and where the password is forgotten. */
export const proveMobile = async (call: MemberCall<ParsedInputOf<Prove>>) => {
  const { session, now } = call;
  const { id: memberId, merchant } = session.member;
  const of = await proofOf(call);
  await spendOwnCode(call, of, async (tx) => {
    const owner = await memberOfMobile(tx, of.merchant, of.to);
    if (owner?.id === memberId) return;
    if (owner !== undefined)
      throw new PlatformError<Prove>('mobile.taken', 'Somebody has proved this number to be theirs.');
    await tx.update(memberProfiles).set({ isMobileVerified: true }).where(eq(memberProfiles.memberId, memberId));
    await audit(tx, { event: 'mobile.proved', at: now, merchant, memberId });
    await publishEvent(tx, 'mobile.proved', { memberId }, now);
  });
  return {};
};
