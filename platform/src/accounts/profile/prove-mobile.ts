import type * as contract from '@shared-kernel/contracts/member/profile';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import { holdSession } from '../../identity/find-session.ts';
import { isTexted } from '../../identity/mobile-number.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { memberProfiles } from '../registration/registration.tables.ts';
import { proveByCode } from '../verification/prove-number.ts';
import { askerOfMember, CODE_MINUTES, type CodeOf, countSend, sendCode } from '../verification/sms-codes.ts';
import { profileOf } from './profile.ts';

type Send = typeof contract.sendMobileCode;
type Prove = typeof contract.proveMobile;

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has proved the number that they told at registration: a code to it opens the account. */
    'mobile.proved': { readonly memberId: number };
  }
}

const toldMobile = async (db: Database, memberId: number): Promise<string> => {
  const { mobile, isMobileVerified } = (await profileOf(db, memberId)) ?? {};
  if (mobile && !isMobileVerified) return mobile;
  throw new PlatformError<Send>('mobile.none', 'The member has no number that is still to be proved.');
};

const proofOf = ({ merchant, session }: MemberCall<unknown>, mobile: string): CodeOf => ({
  merchant: merchant.baseCode,
  purpose: 'mobile',
  mobile,
  asker: askerOfMember(session),
});

/** Counted as what a stranger sends: until it is proved, the number may be anybody's. */
export const sendToTold = async (call: MemberCall<unknown>) => {
  const { platform, merchant, session, language, now } = call;
  const mobile = await toldMobile(platform.db, session.member.id);
  if (!isTexted(mobile)) throw new PlatformError<Send>('mobile.invalid', 'No mobile phone has this number.');
  const of = proofOf(call, mobile);
  const owner = await memberOfMobile(platform.db, of.merchant, mobile);
  const caller = { visitor: call.visitor(), address: call.address };
  await countSend(platform.db, of, { ownerId: owner?.id, caller }, now);
  await sendCode(platform, of, { brand: merchant.name, language, now });
  return { expiredMinutes: CODE_MINUTES };
};

const wrongCode = () => new PlatformError<Prove>('verification.wrong', 'The code is wrong, too old or used up.');

/** From here on a code to the number opens the account. */
export const proveTold = async (call: MemberCall<ParsedInputOf<Prove>>) => {
  const { platform, session, input, now } = call;
  const { id: memberId, merchant } = session.member;
  const of = proofOf(call, await toldMobile(platform.db, memberId));
  const spend = await proveByCode(call, of, input.verificationCode);
  if (!spend) throw wrongCode();
  if (await memberOfMobile(platform.db, of.merchant, of.mobile))
    throw new PlatformError<Prove>('mobile.taken', 'Somebody has proved this number to be theirs.');
  await platform.db.transaction(async (tx) => {
    await holdSession(tx, session);
    if (!(await spend(tx))) throw wrongCode();
    await tx.update(memberProfiles).set({ isMobileVerified: true }).where(eq(memberProfiles.memberId, memberId));
    await audit(tx, { event: 'mobile.proved', at: now, merchant, memberId });
    await publishEvent(tx, 'mobile.proved', { memberId }, now);
  });
  return {};
};
