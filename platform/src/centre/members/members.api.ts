import * as contract from '@shared-kernel/contracts/member/member';
import { dayOf, startOfDay, startOfMonth } from '@shared-kernel/contracts/system/calendar';
import { and, asc, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { claimableRebate } from '../../money/money.public.ts';
import { bets } from '../../play/play.public.ts';
import { maskName } from '../../records/mask-name.ts';
import { memberPromotions, promotions, vipTiers } from './members.tables.ts';

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

const uplineName = async (db: Database, uplineId: number | null): Promise<string | undefined> => {
  if (uplineId === null) return undefined;
  const [row] = await db.select({ username: members.username }).from(members).where(eq(members.id, uplineId));
  return row && maskName(row.username);
};

const countUnclaimed = async (db: Database, memberId: number): Promise<number> => {
  const [row] = await db
    .select({ waiting: count() })
    .from(memberPromotions)
    .where(and(eq(memberPromotions.memberId, memberId), isNull(memberPromotions.claimedAt)));
  return row?.waiting ?? 0;
};

/** What the member centre shows of the signed-in member. */
export const membersApi = (api: Api): void => {
  answerMember(api, contract.getMemberInfo, async ({ platform, session: { member } }) => {
    const toUpline = await uplineName(platform.db, member.uplineId);
    return {
      id: String(member.id),
      account: member.username,
      regDate: member.registeredAt.toISOString(),
      type: member.type,
      ...(toUpline === undefined ? {} : { toUpline }),
    };
  });

  answerMember(api, contract.getPromotions, async ({ platform: { db }, merchant, session: { member }, now }) => {
    const rows = await db.select().from(promotions).where(eq(promotions.merchant, merchant.baseCode));
    return {
      totalUnclaimedPromosCount: await countUnclaimed(db, member.id),
      availablePromosByKey: Object.fromEntries(rows.map(({ key, isEnabled }) => [key, { enabled: isEnabled }])),
      claimableRebate: toDecimal(await claimableRebate(db, member, now)),
    };
  });

  answerMember(api, contract.getClubBenefit, ({ platform, session, now }) =>
    clubBenefit(platform.db, session.member, now),
  );
};
