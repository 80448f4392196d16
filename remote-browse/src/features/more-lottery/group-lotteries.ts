import type { getLotteryMenus } from '@shared-kernel/contracts/browse/lotteries';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Lottery } from '../../shared/lottery/lottery.ts';

type Menu = ValueOf<typeof getLotteryMenus>['list'][number];

export interface LotteryGroup {
  readonly code: string;
  /** Undefined: the lotteries that no group of the server has. */
  readonly name: string | undefined;
  readonly lotteries: readonly Lottery[];
}

const isOf =
  ({ groupCode, gameCodes }: Menu) =>
  (lottery: Lottery): boolean =>
    gameCodes.includes(lottery.gameCode) || lottery.groupCode === groupCode;

/** Every lottery in the first group that has it, in the server's order; what no group has comes last. Empty groups are left out. */
export const groupLotteries = (lotteries: readonly Lottery[], menus: readonly Menu[]): readonly LotteryGroup[] => {
  const groups: LotteryGroup[] = [];
  let left = lotteries;
  for (const menu of menus) {
    groups.push({ code: menu.groupCode, name: menu.groupName, lotteries: left.filter(isOf(menu)) });
    left = left.filter((lottery) => !isOf(menu)(lottery));
  }
  return [...groups, { code: '', name: undefined, lotteries: left }].filter((group) => group.lotteries.length > 0);
};

/** The lotteries of these codes, in the codes' order; a code that is not sold any more is left out. */
export const lotteriesOf = (lotteries: readonly Lottery[], codes: readonly string[]): readonly Lottery[] =>
  codes.flatMap((code) => lotteries.find(({ gameCode }) => gameCode === code) ?? []);
