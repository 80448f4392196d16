import { getLotteryMenus } from '@shared-kernel/contracts/browse/lotteries';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** The groups of a prize mode's lotteries. Without an answer the lotteries stand ungrouped: nobody waits for it for ever. */
export const useLotteryMenus = (prizeMode: PrizeModeCode | undefined) =>
  useApi(
    getLotteryMenus,
    { prizeMode: prizeMode ?? 'Lott', language: useLanguage() },
    { enabled: prizeMode !== undefined, select: ({ list }) => list },
  );
