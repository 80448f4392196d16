import { getRecentLotteries } from '@shared-kernel/contracts/browse/lotteries';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** The codes of the lotteries that the member played last. Never asked for a guest. */
export const useRecentCodes = (prizeMode: PrizeModeCode | undefined) =>
  useApi(
    getRecentLotteries,
    { prizeMode: prizeMode ?? 'Lott', language: useLanguage() },
    {
      enabled: prizeMode !== undefined,
      refreshedBy: 'wallet.changed',
      select: ({ list }) => list.map(({ gameCode }) => gameCode),
    },
  );
