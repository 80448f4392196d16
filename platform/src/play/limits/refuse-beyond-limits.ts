import type { launchGame } from '@shared-kernel/contracts/browse/play';
import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { toDecimal } from '../../ledger/money.ts';
import type { PeriodTotal, PlayMeter } from './play-meter.ts';

type Code = 'limit.loss' | 'limit.time';

const refuse = (
  code: Code,
  period: LimitPeriod,
  until: Date,
  limit: { limit: string } | { minutes: number },
): never => {
  const value = { period, ...limit, until: until.toISOString() };
  throw new PlatformError<typeof launchGame>(code, `A limit of a ${period} is met until ${value.until}.`, { value });
};

/** What counts towards a limit of losses: what is settled, and what is open and may be lost. */
export const atRisk = ({ openStake }: PlayMeter, { loss }: PeriodTotal): bigint => loss + openStake;

/**
 * Stops a stake that a limit of the member's own has no room for, whole. Fails with `limit.loss` or `limit.time`. `ownStake`: what
 * of it is no bonus money. The member's account is held since the meter was read, so stakes side by side come one by one.
 */
export const refuseBeyondLimits = (meter: PlayMeter | undefined, ownStake: bigint): void => {
  if (!meter) return;
  for (const { kind, period, amount } of meter.limits) {
    if (amount === null) continue;
    const total = meter.totals[period];
    if (kind === 'loss' && ownStake > 0n && atRisk(meter, total) + ownStake > amount)
      refuse('limit.loss', period, total.until, { limit: toDecimal(amount) });
    if (kind === 'time' && total.playedNowMs >= Number(amount) * MINUTE_MS)
      refuse('limit.time', period, total.until, { minutes: Number(amount) });
  }
};
