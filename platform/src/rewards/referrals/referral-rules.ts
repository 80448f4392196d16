import { addDays, dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import { memberProfiles } from '../../accounts/accounts.public.ts';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { referralRules, referrals } from './referrals.tables.ts';

export type ReferralRules = typeof referralRules.$inferSelect;

export const referralRulesOf = async (db: Database, merchant: string): Promise<ReferralRules> => {
  const find = () => db.select().from(referralRules).where(eq(referralRules.merchant, merchant));
  const [rules] = await find();
  if (rules) return rules;
  // A merchant that came after the seed: the house's.
  await db.insert(referralRules).values({ merchant }).onConflictDoNothing();
  const [own] = await find();
  if (!own) throw new Error(`The merchant ${merchant} has no rules for referrals.`);
  return own;
};

/** The end of a member's time: midnight after the last of so many days, by the merchant's calendar. */
export const referralEnd = (registeredAt: Date, days: number): Date => endOfDay(addDays(dayOf(registeredAt), days));

/** The house's rules for each brand; who came by a link before there were any is followed from now on. */
export const referralRulesSeed: FeatureSeed = {
  feature: 'referral-rules',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).map(({ code: merchant }) => ({ merchant }));
    if (rows.length > 0) await tx.insert(referralRules).values(rows).onConflictDoNothing();
    const earlier = await tx
      .select({
        memberId: members.id,
        merchant: members.merchant,
        recommenderId: sql<number>`${memberProfiles.recommendedBy}`.mapWith(Number),
        registeredAt: members.registeredAt,
        days: referralRules.days,
      })
      .from(memberProfiles)
      .innerJoin(members, eq(members.id, memberProfiles.memberId))
      .innerJoin(referralRules, eq(referralRules.merchant, members.merchant))
      .where(sql`${memberProfiles.recommendedBy} is not null`);
    for (const { days, ...row } of earlier) {
      const endsAt = referralEnd(row.registeredAt, days);
      await tx
        .insert(referrals)
        .values({ ...row, endsAt })
        .onConflictDoNothing({ target: referrals.memberId });
    }
  },
};
