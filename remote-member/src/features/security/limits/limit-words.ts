import { LIMIT_PERIODS, type LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { DepositLimit } from './deposit-limits.ts';

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
