import { getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** What can be bet on in a lottery, of both play types: which one comes first is the page's matter. */
export const usePlayMenu = ({ code, prizeMode }: LotteryParams) =>
  useApi(getPlayMenu, { gameCode: code, prizeMode, language: useLanguage() });
