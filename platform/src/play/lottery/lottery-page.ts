import type { launchGame } from '@shared-kernel/contracts/browse/play';
import { lotteryLink, startLotteryLink } from '@shared-kernel/contracts/system/paths';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import { LOTTERY_CATEGORIES } from '../catalogue/open-games.ts';
import { lotteryOf } from './offer/lotteries.ts';
import { playTypesOf } from './offer/lottery.ts';

type Asked = Pick<ParsedInputOf<typeof launchGame>, 'code' | 'prize_mode' | 'playType'>;

/**
 * The page of the site on which a launched lottery is played: the lottery's own, in the prize mode and play type asked for
 * where it has them, or the lottery lobby for a game or a code that is none. Undefined: a game for a frame.
 */
export const pageOfLottery = (game: StoredGame, asked: Asked): string | undefined => {
  const lottery = lotteryOf(game.gameCode);
  const isLottery = lottery?.vendor === game.vendor && (asked.code ?? game.gameCode) === game.gameCode;
  if (!lottery || !isLottery) return LOTTERY_CATEGORIES.has(game.category) ? lotteryLink(asked.prize_mode) : undefined;
  const modes = Object.keys(lottery.modes) as PrizeModeCode[];
  const types = playTypesOf(lottery);
  const prizeMode = modes.find((mode) => mode === asked.prize_mode) ?? modes[0];
  const playType = types.find((type) => type === asked.playType) ?? types[0];
  return prizeMode && playType && startLotteryLink({ code: lottery.code, prizeMode, playType });
};
