import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { getLotteries } from 'shared-kernel/contracts/lotteries';
import type { PrizeModeCode } from 'shared-kernel/contracts/paths';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import { useDrawPause } from './draw-clock.ts';
import type { Lottery } from './lottery.ts';

const listOf = ({ list }: ValueOf<typeof getLotteries>): readonly Lottery[] => list;

/** The lotteries of a prize mode, asked for again when a draw has ended. Nothing is asked before the mode is known. */
export const useLotteries = (prizeMode: PrizeModeCode | undefined) => {
  const input = { prizeMode: prizeMode ?? 'Lott', language: useLanguage() } as const;
  const known = useQueryClient().getQueryData(apiQuery(getLotteries, input).queryKey);
  const refetchInterval = useDrawPause(known?.list.map(({ opened }) => opened) ?? []);
  return useApi(getLotteries, input, { enabled: prizeMode !== undefined, refetchInterval, select: listOf });
};
