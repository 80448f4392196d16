import { getLotteries } from '@shared-kernel/contracts/browse/lotteries';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useDrawPause } from './draw-clock.ts';
import type { Lottery } from './lottery.ts';

const listOf = ({ list }: ValueOf<typeof getLotteries>): readonly Lottery[] => list;

/** The lotteries of a prize mode, asked for again when a draw has ended. Nothing is asked before the mode is known. */
export const useLotteries = (prizeMode: PrizeModeCode | undefined) => {
  const input = { prizeMode: prizeMode ?? 'Lott', language: useLanguage() } as const;
  const enabled = prizeMode !== undefined;
  // Asked before the pause is worked out: an answer that came ahead is in the cache only from here on.
  const { data } = useApi(getLotteries, input, { enabled, select: listOf });
  const refetchInterval = useDrawPause(data?.map(({ opened }) => opened) ?? []);
  return useApi(getLotteries, input, { enabled, refetchInterval, select: listOf });
};
