import { getSessions } from '@shared-kernel/contracts/account/sessions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** What a player knows a device by, as far as it says. */
export const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: DeviceSession): string => {
    if (browser !== undefined && system !== undefined) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
};

export type DeviceSession = ValueOf<typeof getSessions>['sessions'][number];

/** Where the member is signed in, this browser first. */
export const useMySessions = () => useApi(getSessions, {});
