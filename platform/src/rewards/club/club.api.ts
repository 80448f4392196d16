import { getClubBenefit } from '@shared-kernel/contracts/member/member';
import { dayOf, startOfDay, startOfMonth } from '@shared-kernel/contracts/system/calendar';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bets } from '../../play/play.public.ts';
import { vipTiers } from '../tiers/tiers.tables.ts';

const validBetsSince = async (db: Database, memberId: number, since: Date): Promise<bigint> => {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${bets.validBet}), 0)` })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.isFreePlay, false),
        eq(bets.status, 'settled'),
        gte(bets.placedAt, since),
      ),
    );
  return BigInt(row?.total ?? 0);
};

/** VIP level, and how far this month's valid bets have come towards the next. Trial accounts have no club. */
const clubBenefit = async (db: Database, member: LiveSession['member'], now: Date) => {
  const tiers = await db.select().from(vipTiers).orderBy(asc(vipTiers.level));
  const next = tiers.find((tier) => tier.level === member.vipLevel + 1);
  const progress = await validBetsSince(db, member.id, startOfDay(startOfMonth(dayOf(now))));
  const target = next?.target ?? progress;
  return {
    enabled: !member.isTrial,
    level: member.vipLevel,
    ...(next ? { nextLevel: next.level } : {}),
    progress: toDecimal(progress),
    target: toDecimal(target),
    ratio: target === 0n ? 1 : Math.min(1, Number(progress) / Number(target)),
  };
};

/** The club: a member's level and what it brings. */
export const clubApi = (api: Api): void => {
  answerMember(api, getClubBenefit, ({ platform, session, now }) => clubBenefit(platform.db, session.member, now));
};
