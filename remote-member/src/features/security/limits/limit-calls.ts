import {
  getDepositLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  setDepositLimit,
} from '@shared-kernel/contracts/member/deposit-limits';
import {
  confirmPlayLimit,
  getPlayLimits,
  setLossLimit,
  setTimeLimit,
} from '@shared-kernel/contracts/member/play-limits';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type LimitKind = 'deposit' | 'loss' | 'time';

/** An amount of the wire, or minutes of play. */
export type LimitValue = string | number;

/** A limit of any kind. A period that is newer than the page cannot be set here. */
export interface Limit {
  readonly period: string;
  readonly limit?: LimitValue | undefined;
  readonly used: LimitValue;
  /** What comes in its place at `at`, by itself or once it is confirmed. */
  readonly next?:
    | {
        readonly limit?: LimitValue | undefined;
        readonly at: string;
        readonly until?: string;
        readonly canBeConfirmed?: boolean;
      }
    | undefined;
}

/** What the member has set for deposits, and what of it is used. */
export const useDepositLimits = () => useApi(getDepositLimits, {}, { refreshedBy: 'wallet.changed' });

/** The same for losses and for time played. */
export const usePlayLimits = () => useApi(getPlayLimits, {}, { refreshedBy: 'wallet.changed' });

/** Sets a limit, or takes it away: lower at once, higher or none after 24 hours. And the second word on a limit of play. */
export const useChangeLimit = (kind: LimitKind) => {
  const deposit = useApiMutation(setDepositLimit, { invalidates: [getDepositLimits] });
  const loss = useApiMutation(setLossLimit, { invalidates: [getPlayLimits] });
  const time = useApiMutation(setTimeLimit, { invalidates: [getPlayLimits] });
  const confirmed = useApiMutation(confirmPlayLimit, { invalidates: [getPlayLimits] });
  return {
    isPending: [deposit, loss, time, confirmed].some(({ isPending }) => isPending),
    set: (period: LimitPeriod, limit?: LimitValue): Promise<unknown> => {
      if (kind === 'time') return time.mutateAsync({ period, ...(typeof limit === 'number' && { limit }) });
      const amount = { period, ...(typeof limit === 'string' && { limit }) };
      return kind === 'loss' ? loss.mutateAsync(amount) : deposit.mutateAsync(amount);
    },
    confirm: async (period: LimitPeriod): Promise<void> => {
      if (kind !== 'deposit') await confirmed.mutateAsync({ kind, period });
    },
  };
};

export const knownPeriod = ({ period }: Limit): LimitPeriod | undefined =>
  LIMIT_PERIODS.find((known) => known === period);
