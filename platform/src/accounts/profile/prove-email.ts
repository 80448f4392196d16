import type * as contract from '@shared-kernel/contracts/member/profile';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { memberProfiles } from '../registration/registration.tables.ts';
import {
  askerOfMember,
  CODE_MINUTES,
  type CodeOf,
  countSend,
  countSendOfMember,
  sendCode,
} from '../verification/one-time-codes.ts';
import { profileOf } from './profile.ts';
import { spendOwnCode } from './spend-own-code.ts';

type Send = typeof contract.sendEmailCode;
type Prove = typeof contract.proveEmail;

/** The code that proves the address which the member has told. */
const proofOf = async ({ platform, merchant, session }: MemberCall<unknown>): Promise<CodeOf> => {
  const email = (await profileOf(platform.db, session.member.id))?.email;
  if (!email) throw new PlatformError<Send | Prove>('email.none', 'The member has told no e-mail address.');
  return { merchant: merchant.baseCode, purpose: 'email', to: email, asker: askerOfMember(session) };
};

/** Counted by the member, and by the address: until it is proved it may be anybody's, and accounts that name it are many. */
export const sendEmailCode = async (call: MemberCall<unknown>) => {
  const { platform, merchant, session, language, now } = call;
  const of = await proofOf(call);
  await countSendOfMember(platform.db, session.member.id, now);
  const caller = { visitor: call.visitor(), address: call.address };
  await countSend(platform.db, { ...of, to: of.to.toLowerCase() }, { ownerId: undefined, caller }, now);
  await sendCode(platform, of, { brand: merchant.name, language, now });
  return { expiredMinutes: CODE_MINUTES };
};

/** The address that was proved may have been changed meanwhile: then the code is no longer right. */
export const proveEmail = async (call: MemberCall<ParsedInputOf<Prove>>) => {
  const { session, now } = call;
  const { id: memberId, merchant } = session.member;
  const of = await proofOf(call);
  await spendOwnCode(call, of, async (tx, wrongCode) => {
    const proved = await tx
      .update(memberProfiles)
      .set({ isEmailVerified: true })
      .where(and(eq(memberProfiles.memberId, memberId), eq(memberProfiles.email, of.to)))
      .returning({ memberId: memberProfiles.memberId });
    if (proved.length === 0) throw wrongCode();
    await audit(tx, { event: 'email.proved', at: now, merchant, memberId });
  });
  return {};
};
