import { combinationsOf, type PlayMarks } from '@shared-kernel/contracts/browse/lottery-lines';
import fc from 'fast-check';
import { isLine, markable, noMarks, quickPick, toggleMark } from './marks.ts';

const DIGITS = { form: 'ordered', places: 3, min: 0, max: 9, maxMarks: 10, options: [] };
const SIX_OF_42 = { form: 'combination', places: 6, min: 1, max: 42, maxMarks: 12, options: [] };
const SIDES = {
  form: 'choice',
  places: 1,
  min: 0,
  max: 0,
  maxMarks: 2,
  options: [
    { code: 'BIG', name: 'Big' },
    { code: 'SMALL', name: 'Small' },
  ],
};

const aPlay = fc.oneof(
  fc
    .record({ places: fc.integer({ min: 1, max: 4 }), maxMarks: fc.integer({ min: 1, max: 10 }) })
    .map((own) => ({ ...DIGITS, ...own })),
  fc
    .record({ places: fc.integer({ min: 1, max: 6 }), beyond: fc.integer({ min: 0, max: 6 }) })
    .map(({ places, beyond }) => ({
      ...SIX_OF_42,
      places,
      maxMarks: places + beyond,
    })),
  fc.constant(SIDES),
);
const taps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 });

const tapped = (play: PlayMarks, presses: readonly (readonly [number, number])[]) =>
  presses.reduce(
    (marks, [group, seed]) => toggleMark(play, marks, group % marks.length, at(play, seed)),
    noMarks(play),
  );
const at = (play: PlayMarks, seed: number): string => markable(play)[seed % markable(play).length] ?? '';

it('a quick pick is exactly one combination of any play, in the order in which it is shown', () => {
  fc.assert(
    fc.property(aPlay, (play) => {
      const marks = quickPick(play);
      expect(combinationsOf(play, marks)).toBe(1);
      for (const group of marks) expect(group).toEqual(markable(play).filter((mark) => group.includes(mark)));
    }),
  );
});

it('whatever is tapped, no group has more than it may, or anything twice', () => {
  fc.assert(
    fc.property(aPlay, taps, (play, presses) => {
      for (const group of tapped(play, presses)) {
        expect(group.length).toBeLessThanOrEqual(play.maxMarks);
        expect(new Set(group).size).toBe(group.length);
      }
    }),
  );
});

it('a second tap takes back the first; a full group stays as it is', () => {
  fc.assert(
    fc.property(aPlay, taps, fc.nat(), fc.nat(), (play, presses, groupSeed, markSeed) => {
      const before = tapped(play, presses);
      const group = groupSeed % before.length;
      const mark = at(play, markSeed);
      const once = toggleMark(play, before, group, mark);
      const isFull = before[group]?.length === play.maxMarks && !before[group]?.includes(mark);
      if (isFull && play.maxMarks === 1) expect(once[group]).toEqual([mark]);
      else expect(isFull ? once : toggleMark(play, once, group, mark)).toEqual(before);
    }),
  );
});

it.each([
  [DIGITS, [['1'], ['2'], ['3']], true],
  [DIGITS, [['1'], [], ['3']], false],
  [SIX_OF_42, [['1', '2', '3', '4', '5']], false],
  [SIDES, [['BIG']], true],
])('%j with %j is a line: %s', (play, marks, expected) => {
  expect(isLine(play, marks)).toBe(expected);
});

it('a place for one mark takes the other in its stead', () => {
  const one = { ...DIGITS, maxMarks: 1 };
  const marked = toggleMark(one, noMarks(one), 0, '4');
  expect(toggleMark(one, marked, 0, '7')).toEqual([['7'], [], []]);
  expect(toggleMark(one, marked, 0, '4')).toEqual([[], [], []]);
});
