import { combinationsOf } from '@shared-kernel/contracts/browse/lottery-lines';
import type { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../../base/platform-error.ts';
import { toMinor } from '../../../ledger/money.ts';
import { oddsIn, playOf } from '../offer/lotteries.ts';
import type { Lottery, Play } from '../offer/lottery.ts';

/** What a line says of its stake, in minor units. */
interface Staked {
  readonly marks: readonly (readonly string[])[];
  readonly unitStake: bigint;
  readonly multiple: number;
}

const oneOfEach = (lists: readonly (readonly string[])[]): readonly string[][] =>
  lists.reduce<string[][]>((found, list) => found.flatMap((head) => list.map((mark) => [...head, mark])), [[]]);

const setsOf = (marks: readonly string[], taken: number): readonly string[][] =>
  taken === 0
    ? [[]]
    : marks.flatMap((mark, index) => setsOf(marks.slice(index + 1), taken - 1).map((rest) => [mark, ...rest]));

/** The combinations of a line, each as a text; the same one of two lines has the same text. */
const combinationsIn = ({ form, places }: Play, marks: Staked['marks']): readonly string[] => {
  if (form === 'choice') return marks.flat();
  const found = form === 'ordered' ? oneOfEach(marks) : setsOf(marks.flat().toSorted(), places);
  return found.map((combination) => combination.join(' '));
};

/** The most that these lines of one play stake on one combination together, in minor units. */
const mostOnOne = (play: Play, lines: readonly Staked[]): bigint => {
  const stakes = new Map<string, bigint>();
  let most = 0n;
  for (const { marks, unitStake, multiple } of lines)
    for (const combination of combinationsIn(play, marks)) {
      const stake = (stakes.get(combination) ?? 0n) + unitStake * BigInt(multiple);
      stakes.set(combination, stake);
      if (stake > most) most = stake;
    }
  return most;
};

type Place = typeof placeOrder;
type Asked = ParsedInputOf<Place>;
type AskedLine = Asked['lines'][number];

/** More than a slip is for: a line of all four digits. */
const MOST_COMBINATIONS = 10_000;

/** A line as it is sold. Amounts in minor units. */
export interface SoldLine {
  readonly play: string;
  readonly marks: string[][];
  readonly combinations: number;
  readonly unitStake: bigint;
  readonly multiple: number;
  readonly stake: bigint;
  readonly odds: Record<string, number>;
}

const refuse = (code: 'line.invalid' | 'stake.limit', message: string): never => {
  throw new PlatformError<Place>(code, message);
};

const countOf = (play: Play, marks: AskedLine['marks']): number =>
  combinationsOf({ ...play, options: play.prizes.map(({ key }) => ({ code: key })) }, marks);

const readLine = (lottery: Lottery, asked: Asked, line: AskedLine): SoldLine => {
  const found = playOf(lottery, line.playCode);
  if (!found || (asked.playType !== undefined && found.tab.playType !== asked.playType)) {
    return refuse('line.invalid', `${lottery.code} has no play ${line.playCode} of this type.`);
  }
  const combinations = countOf(found.play, line.marks);
  if (combinations < 1 || combinations > MOST_COMBINATIONS) {
    return refuse('line.invalid', `The marks make no line of ${line.playCode}, or more than ${MOST_COMBINATIONS}.`);
  }
  const { minStake, maxStake, maxMultiple } = lottery.limits;
  const unitStake = toMinor(line.unitStake) ?? 0n;
  if (unitStake < minStake || unitStake > maxStake || line.multiple < 1 || line.multiple > maxMultiple) {
    return refuse('stake.limit', `A stake of ${line.unitStake}, ${line.multiple} times, is beyond the limits.`);
  }
  const odds = oddsIn(lottery, asked.prizeMode, found.play);
  const perCombination = unitStake * BigInt(line.multiple);
  const { playCode: play, marks, multiple } = line;
  return { play, marks, combinations, unitStake, multiple, odds, stake: perCombination * BigInt(combinations) };
};

/**
 * What one combination may cost and win holds for it in the whole order, however many lines it is in. The combinations are
 * gone through only where all lines of a play together are beyond it.
 */
const refuseBeyond = ({ limits }: Lottery, play: Play, lines: readonly SoldLine[]): void => {
  const { maxStake, maxMultiple, maxWin } = limits;
  const odds = BigInt(Math.max(...lines.flatMap((line) => Object.values(line.odds))));
  const isBeyond = (stake: bigint) => stake > maxStake * maxMultiple || (stake * odds) / 100n > maxWin;
  const together = lines.reduce((sum, { unitStake, multiple }) => sum + unitStake * BigInt(multiple), 0n);
  if (isBeyond(together) && isBeyond(mostOnOne(play, lines)))
    refuse('stake.limit', `One combination of ${play.code} could cost or win more than is sold.`);
};

/**
 * The lines of an order, checked anew whatever the page has checked. Fails with `line.invalid`, `stake.limit`, and with
 * `request.invalid` when they cost another sum than the player was told.
 */
export const readLines = (lottery: Lottery, asked: Asked): readonly SoldLine[] => {
  if (asked.lines.length === 0) throw new PlatformError<Place>('line.invalid', 'An order has a line at least.');
  const lines = asked.lines.map((line) => readLine(lottery, asked, line));
  for (const [code, same = []] of Object.entries(Object.groupBy(lines, ({ play }) => play))) {
    const found = playOf(lottery, code);
    if (found) refuseBeyond(lottery, found.play, same);
  }
  const stake = lines.reduce((sum, line) => sum + line.stake, 0n);
  if (stake === toMinor(asked.stake)) return lines;
  throw new PlatformError('request.invalid', `The lines cost ${stake} centavos, not ${asked.stake}.`);
};
