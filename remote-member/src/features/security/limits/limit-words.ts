import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Limit, LimitValue } from './limit-calls.ts';

const HOUR = 60;

/** Minutes as one says them: `45 min`, `2 h`, `2 h 30 min`. */
export const useMinutes = () => {
  const { t } = useTranslation('member');
  return (all: number): string => {
    const [hours, minutes] = [Math.floor(all / HOUR), all % HOUR];
    if (hours === 0) return t('security.limit.minutes', { minutes });
    return minutes === 0 ? t('security.limit.hours', { hours }) : t('security.limit.hoursMinutes', { hours, minutes });
  };
};

/** How a limit stands, in a line: what is used of it, and what comes in its place when. */
export const useLimitWords = () => {
  const { t } = useTranslation('member');
  const { money, minute } = useFormat();
  const minutes = useMinutes();
  const say = (value: LimitValue): string => (typeof value === 'number' ? minutes(value) : money(value));
  const orNone = (value: LimitValue | undefined): string =>
    value === undefined ? t('security.limit.noLimit') : say(value);
  return {
    orNone,
    nextOf: ({ limit, at, until, canBeConfirmed = false }: NonNullable<Limit['next']>): string => {
      if (canBeConfirmed && until !== undefined)
        return t('security.limit.canConfirm', { limit: orNone(limit), when: minute(until) });
      if (until !== undefined) return t('security.limit.waits', { limit: orNone(limit), when: minute(at) });
      return limit === undefined
        ? t('security.limit.noneFrom', { when: minute(at) })
        : t('security.limit.nextFrom', { limit: say(limit), when: minute(at) });
    },
    stateOf: ({ limit, used }: Limit): string =>
      limit === undefined
        ? t('security.limit.none', { used: say(used) })
        : t('security.limit.used', { used: say(used), limit: say(limit) }),
  };
};
