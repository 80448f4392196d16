import type { PROMOTION_REFUSALS } from '@shared-kernel/contracts/member/chosen-promotion';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, gte, isNotNull, isNull, ne, or } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { bonuses, depositPromotions } from './bonuses.tables.ts';
import { REWARD_BONUS } from './prize-names.ts';

export type Promotion = typeof depositPromotions.$inferSelect;
/** Those of the member's break from play are asked for apart: it refuses more than promotions. */
export type Refusal = Exclude<(typeof PROMOTION_REFUSALS)[number], 'excluded'>;

interface Asked {
  readonly memberId: number;
  /** A deposit that is no reason against itself. */
  readonly except?: number;
}

export const promotionsOf = (db: Database, merchant: string): Promise<Promotion[]> =>
  db
    .select()
    .from(depositPromotions)
    .where(and(eq(depositPromotions.merchant, merchant), eq(depositPromotions.isOffered, true)))
    .orderBy(asc(depositPromotions.sort));

const hasDeposited = async (db: Database, { memberId, except = 0 }: Asked): Promise<boolean> => {
  const [earlier] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, DEPOSIT.name),
        eq(orders.state, 'credited'),
        ne(orders.id, except),
      ),
    )
    .limit(1);
  return earlier !== undefined;
};

/** By the day on which their deposits were credited. */
const usedToday = async (db: Database, { memberId }: Asked, now: Date): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ code: bonuses.promotion })
    .from(bonuses)
    .innerJoin(orders, eq(orders.id, bonuses.depositId))
    .where(and(eq(bonuses.memberId, memberId), gte(orders.changedAt, startOfDay(dayOf(now)))));
  return new Set(rows.map(({ code }) => code));
};

/** What a member has had so far, as far as promotions ask for it. */
export const promotionFacts = async (db: Database, asked: Asked, now: Date) => {
  const [member] = await db
    .select({ registeredAt: members.registeredAt })
    .from(members)
    .where(eq(members.id, asked.memberId));
  // A prize stands in no deposit's way: the deposit's bonus joins it.
  const [active] = await db
    .select({ id: bonuses.orderId })
    .from(bonuses)
    .where(
      and(
        eq(bonuses.memberId, asked.memberId),
        isNull(bonuses.endedAt),
        or(isNotNull(bonuses.depositId), eq(bonuses.promotion, REWARD_BONUS)),
      ),
    );
  return {
    registeredAt: member?.registeredAt ?? now,
    hasActive: active !== undefined,
    hasDeposited: await hasDeposited(db, asked),
    usedToday: await usedToday(db, asked, now),
  };
};

export type PromotionFacts = Awaited<ReturnType<typeof promotionFacts>>;

/** Whether a member is shown a promotion at all: one with the first deposit is gone after it, and after its days. */
export const isShown = (promotion: Promotion, facts: PromotionFacts, now: Date): boolean => {
  const { once, chosenWithinDays } = promotion;
  const isInTime =
    chosenWithinDays === null || now.getTime() < facts.registeredAt.getTime() + chosenWithinDays * DAY_MS;
  return isInTime && !(once === 'first' && facts.hasDeposited);
};

/** Why a deposit of this amount, in minor units, brings no bonus; undefined when it does. */
export const refusalOf = (promotion: Promotion, facts: PromotionFacts, amount: bigint): Refusal | undefined => {
  if (facts.hasActive) return 'active';
  const isUsed = promotion.once === 'first' ? facts.hasDeposited : facts.usedToday.has(promotion.code);
  if (isUsed) return 'used';
  return amount < promotion.minDeposit ? 'amount' : undefined;
};
