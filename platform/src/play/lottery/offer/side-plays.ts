import type { Play, Words } from './lottery.ts';

interface Side {
  readonly key: string;
  readonly name: Words;
  /** Hundredths of the stake. */
  readonly odds: number;
  readonly wins: (drawn: readonly number[]) => boolean;
}

const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, number) => sum + number, 0);

/** Said with every rule: who bets on both sides is to know it before (`orders/stake-at-risk.ts`). */
const BOTH_SIDES: Words = {
  EN: 'What is bet on both sides does not count as a valid bet.',
  TY: 'Hindi binibilang na valid bet ang tinayaan sa magkabilang panig.',
};

/** Of more than two sides the first two are against each other. */
const sides = (code: string, name: Words, rule: Words, among: readonly [Side, Side, ...Side[]]): Play => ({
  code,
  name,
  rule: { EN: `${rule.EN} ${BOTH_SIDES.EN}`, TY: `${rule.TY} ${BOTH_SIDES.TY}` },
  form: 'choice',
  places: 1,
  min: 0,
  max: 0,
  // All sides of one question are no bet.
  maxMarks: among.length - 1,
  prizes: among.map(({ key, name: side, odds }) => ({ key, name: side, odds })),
  opposites: [among[0].key, among[1].key],
  isSameInModes: true,
  won: ([marks = []], drawn) =>
    among.flatMap(({ key, wins }) => (marks.includes(key) && wins(drawn) ? [{ key, combinations: 1 }] : [])),
});

/** The sum of all numbers from `middle` up, or below it; each side's odds are of its own chance. */
export const bigSmall = (middle: number, big: number, small: number): Play =>
  sides(
    'big-small',
    { EN: 'Big or small', TY: 'Malaki o maliit' },
    {
      EN: `The sum of the numbers: big from ${middle} up, small below.`,
      TY: `Ang suma ng mga numero: malaki kung ${middle} pataas, maliit kung mas mababa.`,
    },
    [
      { key: 'BIG', name: { EN: 'Big', TY: 'Malaki' }, odds: big, wins: (drawn) => sumOf(drawn) >= middle },
      { key: 'SMALL', name: { EN: 'Small', TY: 'Maliit' }, odds: small, wins: (drawn) => sumOf(drawn) < middle },
    ],
  );

export const oddEven = (odds: number): Play =>
  sides(
    'odd-even',
    { EN: 'Odd or even', TY: 'Odd o even' },
    { EN: 'Whether the sum of the numbers is odd or even.', TY: 'Kung odd o even ang suma ng mga numero.' },
    [
      { key: 'ODD', name: { EN: 'Odd', TY: 'Odd' }, odds, wins: (drawn) => sumOf(drawn) % 2 === 1 },
      { key: 'EVEN', name: { EN: 'Even', TY: 'Even' }, odds, wins: (drawn) => sumOf(drawn) % 2 === 0 },
    ],
  );

/** The first number against the last. */
export const firstLast = (odds: number, tieOdds: number): Play =>
  sides(
    'first-last',
    { EN: 'First against last', TY: 'Una laban sa huli' },
    { EN: 'Which digit is higher: the first or the last.', TY: 'Alin ang mas mataas na digit: ang una o ang huli.' },
    [
      { key: 'FIRST', name: { EN: 'First', TY: 'Una' }, odds, wins: (drawn) => (drawn[0] ?? 0) > (drawn.at(-1) ?? 0) },
      { key: 'LAST', name: { EN: 'Last', TY: 'Huli' }, odds, wins: (drawn) => (drawn[0] ?? 0) < (drawn.at(-1) ?? 0) },
      { key: 'TIE', name: { EN: 'Tie', TY: 'Tabla' }, odds: tieOdds, wins: (drawn) => drawn[0] === drawn.at(-1) },
    ],
  );
