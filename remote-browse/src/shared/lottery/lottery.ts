import type { getDraws, getLotteries, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { startLotteryLink } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { playTypeOf } from '../launch/launch-target.ts';

export type Lottery = ValueOf<typeof getLotteries>['list'][number];
export type Draw = NonNullable<ValueOf<typeof getDraws>['opened']>;
export type DrawResult = ValueOf<typeof getDraws>['results'][number];
export type PlayMenu = ValueOf<typeof getPlayMenu>;
export type Play = PlayMenu['tabs'][number]['plays'][number];

/** The page of a lottery in the prize mode in which it is listed. */
export const pageOfLottery = ({ gameCode, lottoMode }: Lottery, prizeMode: PrizeModeCode): string =>
  startLotteryLink({ code: gameCode, prizeMode, playType: playTypeOf(lottoMode) });
