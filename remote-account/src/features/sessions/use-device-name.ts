import { useTranslation } from 'shared-kernel/i18n';
import type { DeviceSession } from './api/my-sessions.ts';

/** What a player knows a device by, as far as it says. */
export const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: DeviceSession): string => {
    if (browser !== undefined && system !== undefined) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
};
