import { lottery, moreLottery, startLottery } from '../wire/addresses.ts';
import { withQuery } from '../wire/page-of-site.ts';
import { isPlayType, isPrizeModeCode, type PrizeModeCode } from './launch-link.ts';

/** The query of the lottery pages (browsing §2): which lottery, by which table it pays, and how it is played. */
export interface LotteryParams {
  readonly code: string;
  readonly prizeMode: PrizeModeCode;
  readonly playType: 'trad' | 'ent';
}

/** The page of one lottery, from any remote. */
export const startLotteryLink = ({ code, prizeMode, playType }: LotteryParams): string =>
  withQuery(startLottery, { code, prize_mode: prizeMode, playType });

/** The lotteries of a prize mode; without one, of the brand's. */
export const lotteryLink = (prizeMode?: PrizeModeCode): string => withQuery(lottery, { prize_mode: prizeMode });

/** All lotteries of a prize mode in their groups. */
export const moreLotteryLink = (prizeMode?: PrizeModeCode): string => withQuery(moreLottery, { prize_mode: prizeMode });

/** The prize mode that an address names, if it is one. */
export const readPrizeMode = (query: URLSearchParams): PrizeModeCode | undefined => {
  const prizeMode = query.get('prize_mode');
  return isPrizeModeCode(prizeMode) ? prizeMode : undefined;
};

/** Reads the address of one lottery; played as `trad` unless said. Undefined: it names no lottery, or no prize mode. */
export const readLotteryParams = (query: URLSearchParams): LotteryParams | undefined => {
  const code = query.get('code') ?? '';
  const prizeMode = readPrizeMode(query);
  const playType = query.get('playType');
  if (code === '' || prizeMode === undefined) return undefined;
  return { code, prizeMode, playType: isPlayType(playType) ? playType : 'trad' };
};
