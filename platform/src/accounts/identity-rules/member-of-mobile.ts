import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

/** The member who has proved a number to be theirs; undefined for a number that is nobody's here. */
export const memberOfMobile = async (db: Database, merchant: string, mobile: string) => {
  const [found] = await db
    .select({ member: members })
    .from(memberProfiles)
    .innerJoin(members, eq(members.id, memberProfiles.memberId))
    .where(
      and(
        eq(memberProfiles.merchant, merchant),
        eq(memberProfiles.mobile, mobile),
        eq(memberProfiles.isMobileVerified, true),
      ),
    );
  return found?.member;
};
