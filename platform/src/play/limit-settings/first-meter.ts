import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { periodAt } from '../../clock/calendar-periods.ts';
import { earlier } from '../../clock/instants.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { and, eq, gte, isNotNull, type SQL, sql } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../bets/bets.tables.ts';
import { BONUS_LOSS } from '../bets/bonus-loss.ts';
import { eachPeriod, type MeterTime, type PlayMeter, toMeter } from '../limits/play-meter.ts';
import { lotteryOrders } from '../lottery/lottery.tables.ts';
import { LOTTERY_ORDER } from '../lottery/orders/lottery-order.ts';

type OfPeriods = Readonly<Record<LimitPeriod, string>>;

const columns = (of: (period: LimitPeriod) => SQL) => {
  const { day, week, month } = eachPeriod(of);
  return sql`${day} as "day", ${week} as "week", ${month} as "month"`;
};

const NOTHING: OfPeriods = { day: '0', week: '0', month: '0' };

const lossesOf = async (db: Database, memberId: number, starts: Readonly<Record<LimitPeriod, Date>>, since: Date) => {
  const lost = sql`${bets.stake} - ${bets.payout} - ${BONUS_LOSS}`;
  const [row] = await rowsOf<OfPeriods>(
    db,
    sql`select ${columns(
      (period) => sql`coalesce(sum(${lost}) filter (where ${bets.placedAt} >= ${starts[period]}), 0)::bigint`,
    )} from ${bets} where ${and(
      eq(bets.memberId, memberId),
      gte(bets.placedAt, since),
      eq(bets.status, 'settled'),
      eq(bets.isFreePlay, false),
    )}`,
  );
  return row ?? NOTHING;
};

/** Each round or order until the next one, as `totalNow` counts it; the last one counts on by itself. */
const timesOf = async (
  db: Database,
  memberId: number,
  starts: Readonly<Record<LimitPeriod, Date>>,
  { since, gapMs }: { readonly since: Date; readonly gapMs: number },
) => {
  const playedAt = sql`coalesce(${bets.openedAt}, ${bets.placedAt})`;
  const isRound = and(
    eq(bets.memberId, memberId),
    gte(bets.placedAt, since),
    gte(playedAt, since),
    isNotNull(bets.roundKey),
    eq(bets.isFreePlay, false),
  );
  const isOrder = and(eq(orders.memberId, memberId), eq(orders.kind, LOTTERY_ORDER.name), gte(orders.createdAt, since));
  const counted = (from: Date) => sql`extract(epoch from least(next, at + ${gapMs} * interval '1 millisecond')
    - greatest(at, ${from}::timestamptz)) * 1000`;
  const [row] = await rowsOf<OfPeriods & { readonly last: string | Date | null }>(
    db,
    sql`select ${columns(
      (period) =>
        sql`coalesce(sum(greatest(${counted(starts[period])}, 0)) filter (where next is not null), 0)::bigint`,
    )}, max(at) as "last" from (
      select at, lead(at) over (order by at) as next from (
        select ${playedAt} as at from ${bets} where ${isRound}
        union all select ${orders.createdAt} from ${orders} where ${isOrder}
      ) as plays
    ) as pairs`,
  );
  return row ?? { ...NOTHING, last: null };
};

const openStakeOf = async (db: Database, memberId: number): Promise<bigint> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${lotteryOrders.stake}), 0)` })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, LOTTERY_ORDER.name),
        eq(orders.state, LOTTERY_ORDER.start),
        eq(lotteryOrders.isFreePlay, false),
      ),
    );
  const [bet] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.stake} - ${bets.bonusStake}), 0)` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, 'open'), eq(bets.isFreePlay, false)));
  return BigInt(row?.sum ?? 0) + BigInt(bet?.sum ?? 0);
};

/** What the totals of a member without limits have come to, from their bets and orders: where a meter begins. */
export const firstMeter = async (db: Database, memberId: number, time: MeterTime): Promise<PlayMeter> => {
  const { at, gapMs } = time;
  const periods = eachPeriod((period) => periodAt(period, at));
  const starts = eachPeriod((period) => periods[period].from);
  const since = earlier(starts.week, starts.month);
  const losses = await lossesOf(db, memberId, starts, since);
  const times = await timesOf(db, memberId, starts, { since, gapMs });
  const playedAt = times.last === null ? null : new Date(times.last);
  return toMeter(
    { memberId, openStake: await openStakeOf(db, memberId), playedAt, limits: [] },
    eachPeriod((period) => ({
      ...periods[period],
      loss: BigInt(losses[period]),
      playedMs: Number(times[period]),
    })),
    time,
  );
};
