import {
  getDepositLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  setDepositLimit,
} from '@shared-kernel/contracts/member/deposit-limits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type DepositLimit = ValueOf<typeof getDepositLimits>['list'][number];

/** What the member has set, and what of it is used. */
export const useDepositLimits = () => useApi(getDepositLimits, {}, { refreshedBy: 'wallet.changed' });

/** Lower at once, higher or none after 24 hours. */
export const useSetDepositLimit = () => useApiMutation(setDepositLimit, { invalidates: [getDepositLimits] });

/** A period that is newer than the page cannot be set here. */
export const knownPeriod = ({ period }: DepositLimit): LimitPeriod | undefined =>
  LIMIT_PERIODS.find((known) => known === period);

/** How a limit stands, in a line: what is used of it, and what comes in its place when. */
export const useLimitWords = () => {
  const { t } = useTranslation('member');
  const { money, minute } = useFormat();
  const nextOf = ({ limit, at }: NonNullable<DepositLimit['next']>): string =>
    limit === undefined
      ? t('security.limit.noneFrom', { when: minute(at) })
      : t('security.limit.nextFrom', { limit: money(limit), when: minute(at) });
  return {
    nextOf,
    stateOf: ({ limit, used }: DepositLimit): string =>
      limit === undefined
        ? t('security.limit.none', { used: money(used) })
        : t('security.limit.used', { used: money(used), limit: money(limit) }),
  };
};
