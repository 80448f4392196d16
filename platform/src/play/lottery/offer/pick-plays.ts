import type { Play, Words } from './lottery.ts';

/** How many different sets of `taken` there are among `of`. */
const choose = (of: number, taken: number): number => {
  if (taken < 0 || taken > of) return 0;
  let sets = 1;
  for (let index = 1; index <= taken; index += 1) sets = (sets * (of - taken + index)) / index;
  return Math.round(sets);
};

interface Pick {
  readonly code: string;
  readonly name: Words;
  readonly rule: Words;
  /** Numbers of one combination. */
  readonly picks: number;
  readonly min: number;
  readonly max: number;
  /** More marks than a combination has are a system: every combination of them is bet on. */
  readonly maxMarks: number;
  /** What so many hits pay, in hundredths of the stake. */
  readonly oddsByHits: Readonly<Record<number, number>>;
}

/** Numbers in any order; of a system each combination wins by its own hits. */
export const pick = ({ code, name, rule, picks, min, max, maxMarks, oddsByHits }: Pick): Play => ({
  code,
  name,
  rule,
  form: 'combination',
  places: picks,
  min,
  max,
  maxMarks,
  prizes: Object.entries(oddsByHits).map(([hits, odds]) => ({
    key: `hits-${hits}`,
    name: { EN: `${hits} of ${picks}`, TY: `${hits} sa ${picks}` },
    odds,
  })),
  isSameInModes: false,
  won: ([marks = []], drawn) => {
    const hit = marks.filter((mark) => drawn.includes(Number(mark))).length;
    return Object.keys(oddsByHits)
      .map((hits) => ({
        key: `hits-${hits}`,
        combinations: choose(hit, Number(hits)) * choose(marks.length - hit, picks - Number(hits)),
      }))
      .filter(({ combinations }) => combinations > 0);
  },
});
