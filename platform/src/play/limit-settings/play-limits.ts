import { LIMIT_PERIODS, type LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import type { getPlayLimits } from '@shared-kernel/contracts/member/play-limits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { toDecimal } from '../../ledger/money.ts';
import type { PlayLimitKind } from '../limits/play-limits.tables.ts';
import { type MeterTime, type PlayLimitRow, type PlayMeter, playMeterAt } from '../limits/play-meter.ts';
import { atRisk } from '../limits/refuse-beyond-limits.ts';
import { firstMeter } from './first-meter.ts';

/** What waits to be confirmed, and until when it can be. */
export interface Waiting {
  readonly amount: bigint | null;
  readonly at: Date;
  readonly until: Date;
}

/** The higher limit, or none, that waits; nothing once it has lapsed. */
export const waitingAt = (row: PlayLimitRow | undefined, now: Date, confirmDays: number): Waiting | undefined => {
  if (!row?.nextAt) return undefined;
  const until = new Date(row.nextAt.getTime() + confirmDays * DAY_MS);
  return until > now ? { amount: row.nextAmount, at: row.nextAt, until } : undefined;
};

export const limitOf = (
  { limits }: Pick<PlayMeter, 'limits'>,
  kind: PlayLimitKind,
  period: LimitPeriod,
): PlayLimitRow | undefined => limits.find((row) => row.kind === kind && row.period === period);

/** Of a member with or without limits. */
export const meterOrFirst = async (db: Database, memberId: number, time: MeterTime): Promise<PlayMeter> =>
  (await playMeterAt(db, memberId, time)) ?? firstMeter(db, memberId, time);

const least0 = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** As the pages are told of it. */
export const toWireLimits = (meter: PlayMeter, now: Date, confirmDays: number): ValueOf<typeof getPlayLimits> => {
  const list = <L extends string | number, U>(
    kind: PlayLimitKind,
    toWire: (amount: bigint) => L,
    used: (period: LimitPeriod) => U,
  ) =>
    LIMIT_PERIODS.map((period) => {
      const row = limitOf(meter, kind, period);
      const limit = (amount: bigint | null | undefined) =>
        amount === null || amount === undefined ? {} : { limit: toWire(amount) };
      const next = waitingAt(row, now, confirmDays);
      return {
        period,
        endsAt: meter.totals[period].until.toISOString(),
        used: used(period),
        ...limit(row?.amount),
        ...(next && {
          next: {
            ...limit(next.amount),
            at: next.at.toISOString(),
            until: next.until.toISOString(),
            canBeConfirmed: next.at <= now,
          },
        }),
      };
    });
  return {
    loss: list('loss', toDecimal, (period) => toDecimal(least0(atRisk(meter, meter.totals[period])))),
    time: list('time', Number, (period) => Math.floor(meter.totals[period].playedNowMs / MINUTE_MS)),
  };
};
