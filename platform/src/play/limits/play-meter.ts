import { LIMIT_PERIODS, type LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { periodAt } from '../../clock/calendar-periods.ts';
import { earlier, later } from '../../clock/instants.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { playLimits, playMeters, type StoredTotal } from './play-limits.tables.ts';

export type PlayLimitRow = typeof playLimits.$inferSelect;

/** What a period has come to: settled loss in minor units, and time played until the last round or order, and until now. */
export interface PeriodTotal {
  readonly from: Date;
  readonly until: Date;
  readonly loss: bigint;
  readonly playedMs: number;
  readonly playedNowMs: number;
}

export type PeriodTotals = Readonly<Record<LimitPeriod, PeriodTotal>>;

/** A member's running totals as they are at an instant, with the limits that they are held against. */
export interface PlayMeter {
  readonly memberId: number;
  readonly openStake: bigint;
  readonly playedAt: Date | null;
  readonly totals: PeriodTotals;
  readonly limits: readonly PlayLimitRow[];
}

/** One value for each period. */
export const eachPeriod = <T>(of: (period: LimitPeriod) => T): Readonly<Record<LimitPeriod, T>> => {
  const [day, week, month] = LIMIT_PERIODS.map(of) as [T, T, T];
  return { day, week, month };
};

/** By which clock a meter is read, and how long a round or order counts at most: `play_gap_minutes` of the merchant. */
export interface MeterTime {
  readonly at: Date;
  readonly gapMs: number;
}

/** With what the last round or order counts until now: until the next one, at most for the gap, and in this period. */
const totalNow = (
  total: Omit<PeriodTotal, 'playedNowMs'>,
  playedAt: Date | null,
  { at, gapMs }: MeterTime,
): PeriodTotal => {
  if (playedAt === null) return { ...total, playedNowMs: total.playedMs };
  const end = earlier(at, new Date(playedAt.getTime() + gapMs));
  const ms = end.getTime() - later(playedAt, total.from).getTime();
  return { ...total, playedNowMs: total.playedMs + Math.max(0, ms) };
};

/** The total of the period that is on. One that another process has begun is not taken back by a clock that is behind. */
const totalAt = (period: LimitPeriod, { from, loss, playedMs }: StoredTotal, at: Date) => {
  const begun = new Date(from);
  const present = periodAt(period, later(at, begun));
  const isOn = present.from.getTime() === begun.getTime();
  return { ...present, loss: isOn ? BigInt(loss) : 0n, playedMs: isOn ? playedMs : 0 };
};

/** A meter from totals that are counted until its last round or order. */
export const toMeter = (
  meter: Omit<PlayMeter, 'totals'>,
  totals: Readonly<Record<LimitPeriod, Omit<PeriodTotal, 'playedNowMs'>>>,
  time: MeterTime,
): PlayMeter => ({ ...meter, totals: eachPeriod((period) => totalNow(totals[period], meter.playedAt, time)) });

/** Undefined for a member who has never set a limit. */
export const playMeterAt = async (db: Database, memberId: number, time: MeterTime): Promise<PlayMeter | undefined> => {
  const rows = await db
    .select({ meter: playMeters, limit: playLimits })
    .from(playMeters)
    .leftJoin(playLimits, eq(playLimits.memberId, playMeters.memberId))
    .where(eq(playMeters.memberId, memberId));
  const meter = rows[0]?.meter;
  if (!meter) return undefined;
  return toMeter(
    { ...meter, limits: rows.flatMap(({ limit }) => limit ?? []) },
    eachPeriod((period) => totalAt(period, meter.totals[period], time.at)),
    time,
  );
};

interface Counted {
  /** Own money that was lost, less what it won. */
  readonly loss?: bigint;
  /** What the stakes of open lottery orders and bets grow by. */
  readonly openStake?: bigint;
  /** When a round or order was made; null: none was, an order has ended. */
  readonly playedAt: Date | null;
}

/** As they are kept: `loss` more, and with the time until now where a round or order is made now. */
export const storedTotals = (totals: PeriodTotals, { loss = 0n, isPlay = false } = {}) =>
  eachPeriod((period) => ({
    from: totals[period].from.toISOString(),
    loss: String(totals[period].loss + loss),
    playedMs: isPlay ? totals[period].playedNowMs : totals[period].playedMs,
  }));

/** Writes what a stake or its end has changed. The member's account is held since the meter was read. */
export const countPlay = async (
  tx: Transaction,
  meter: PlayMeter | undefined,
  { loss = 0n, openStake = 0n, playedAt }: Counted,
): Promise<void> => {
  if (!meter) return;
  await tx
    .update(playMeters)
    .set({
      openStake: meter.openStake + openStake,
      totals: storedTotals(meter.totals, { loss, isPlay: playedAt !== null }),
      ...(playedAt && { playedAt }),
    })
    .where(eq(playMeters.memberId, meter.memberId));
};
