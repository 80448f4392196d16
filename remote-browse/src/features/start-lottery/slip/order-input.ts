import type { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { type Language, PLAY_TYPES } from '@shared-kernel/contracts/system/values';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { toDecimalAmount } from 'shared-kernel/format';
import type { PlayMenu } from '../../../shared/lottery/lottery.ts';
import { slipTotal } from '../../../shared/slip/slip.ts';
import { type SlipDraft, slipLinesOf } from './slip-draft.ts';

type OrderInput = InputOf<typeof placeOrder>;

const hasPlay = (code: string) => (tab: PlayMenu['tabs'][number]) =>
  tab.plays.some(({ playCode }) => playCode === code);

/** The type of all lines, by the tabs that they are in; undefined for a slip of both. */
const playTypeOf = ({ lines }: SlipDraft, { tabs }: PlayMenu): OrderInput['playType'] => {
  const isAllOf = (type: string) => lines.every(({ playCode }) => tabs.find(hasPlay(playCode))?.playType === type);
  return PLAY_TYPES.find(isAllOf);
};

/** The order of a slip: what the player was told that it costs, for the draw that it was gathered for. A slip of both play types names none. */
export const orderInputOf = (
  slip: SlipDraft,
  menu: PlayMenu,
  { code, prizeMode }: LotteryParams,
  language: Language,
): OrderInput => {
  const { numero, multiple, lines } = slip;
  const playType = playTypeOf(slip, menu);
  const plays = menu.tabs.flatMap((tab) => tab.plays);
  return {
    gameCode: code,
    prizeMode,
    ...(playType !== undefined && { playType }),
    numero,
    stake: slipTotal(slipLinesOf(slip, plays), multiple),
    lines: lines.map(({ playCode, marks, stake }) => ({
      playCode,
      marks,
      unitStake: toDecimalAmount(stake),
      multiple,
    })),
    language,
  };
};
