import type { lotteryLines } from '../lottery.tables.ts';
import { lotteryOf, playOf } from '../offer/lotteries.ts';

type Staked = Pick<typeof lotteryLines.$inferSelect, 'id' | 'play' | 'marks' | 'unitStake' | 'multiple' | 'stake'>;

/** What a line has on one side of a question, in minor units. */
const stakeOn = ({ marks, unitStake, multiple }: Staked, side: string): bigint =>
  marks.flat().includes(side) ? unitStake * BigInt(multiple) : 0n;

const sumOn = (lines: readonly Staked[], side: string): bigint =>
  lines.reduce((sum, line) => sum + stakeOn(line, side), 0n);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * What of each line is at risk, by its id, in minor units: all lines that a member has in one draw. Valid bet is what is at risk,
 * and both sides of one market count nothing (rules: deposits, rebates): of what is staked on both, the lesser sum is taken
 * off each side, the earliest lines first.
 */
export const stakesAtRisk = (gameCode: string, lines: readonly Staked[]): ReadonlyMap<number, bigint> => {
  const atRisk = new Map(lines.map(({ id, stake }) => [id, stake]));
  const lottery = lotteryOf(gameCode);
  for (const [code, same = []] of Object.entries(Object.groupBy(lines, ({ play }) => play))) {
    const sides = lottery && playOf(lottery, code)?.play.opposites;
    if (!sides) continue;
    const covered = least(sumOn(same, sides[0]), sumOn(same, sides[1]));
    for (const side of sides) {
      let left = covered;
      for (const line of same) {
        const part = least(stakeOn(line, side), left);
        left -= part;
        atRisk.set(line.id, (atRisk.get(line.id) ?? 0n) - part);
      }
    }
  }
  return atRisk;
};
