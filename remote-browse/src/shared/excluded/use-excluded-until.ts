import { excludedUntil } from '@shared-kernel/contracts/system/excluded';
import type { ApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

/** Until when the break from play lasts that refused a call; undefined for any other refusal, and where the platform does not say. */
export const useExcludedUntil = (): ((error: ApiError | null) => string | undefined) => {
  const { t } = useTranslation('browse');
  const { day, time } = useFormat();
  return (error) => {
    const until = error?.code === 'member.excluded' ? excludedUntil(error.value) : undefined;
    return until && t('excluded.until', { day: day(until), time: time(until) });
  };
};
