import type { sendPaymentCode } from '@shared-kernel/contracts/member/payment-password';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

/** The number that a member has proved to be theirs, with its dialling code; undefined without one. */
export const findProvedMobile = async (db: Database, memberId: number): Promise<string | undefined> => {
  const [profile] = await db
    .select({ mobile: memberProfiles.mobile })
    .from(memberProfiles)
    .where(and(eq(memberProfiles.memberId, memberId), eq(memberProfiles.isMobileVerified, true)));
  return profile?.mobile ?? undefined;
};

/** The same, where there must be one: fails with `mobile.none`. */
export const provedMobile = async ({ platform, session }: MemberCall<unknown>): Promise<string> => {
  const mobile = await findProvedMobile(platform.db, session.member.id);
  if (mobile !== undefined) return mobile;
  throw new PlatformError<typeof sendPaymentCode>('mobile.none', 'The member has proved no number.');
};
