import type { Play } from '../offer/lottery.ts';

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
export const mostOnOne = (play: Play, lines: readonly Staked[]): bigint => {
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
