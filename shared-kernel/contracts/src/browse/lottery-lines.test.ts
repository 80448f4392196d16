import fc from 'fast-check';
import { combinationsOf, type PlayMarks } from './lottery-lines.ts';

const digits: PlayMarks = { form: 'ordered', places: 3, min: 0, max: 9, maxMarks: 10, options: [] };
const lotto: PlayMarks = { form: 'combination', places: 6, min: 1, max: 42, maxMarks: 12, options: [] };
const sides: PlayMarks = {
  form: 'choice',
  places: 1,
  min: 0,
  max: 0,
  maxMarks: 2,
  options: [{ code: 'BIG' }, { code: 'SMALL' }],
};

const numbers = (min: number, max: number, minLength: number, maxLength: number) =>
  fc
    .uniqueArray(fc.integer({ min, max }), { minLength, maxLength })
    .map((list) => list.map((number) => String(number)));

test('places multiply, whatever is marked', () => {
  const places = fc.array(numbers(0, 9, 1, 10), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(places, (marks) => {
      const all = (marks[0] ?? []).flatMap((a) =>
        (marks[1] ?? []).flatMap((b) => (marks[2] ?? []).map((c) => a + b + c)),
      );
      expect(combinationsOf(digits, marks)).toBe(new Set(all).size);
    }),
  );
});

const subsets = (list: readonly string[], size: number): number => {
  if (size === 0) return 1;
  return list.reduce((sum, _, index) => sum + subsets(list.slice(index + 1), size - 1), 0);
};

test('of numbers in any order each set counts once', () => {
  fc.assert(
    fc.property(numbers(1, 42, 6, 12), (list) => {
      expect(combinationsOf(lotto, [list])).toBe(subsets(list, 6));
    }),
  );
});

test('each option is a combination', () => {
  expect(combinationsOf(sides, [['BIG']])).toBe(1);
  expect(combinationsOf(sides, [['SMALL', 'BIG']])).toBe(2);
});

test.each([
  ['a place too few', digits, [['1'], ['2']]],
  ['a place too many', digits, [['1'], ['2'], ['3'], ['4']]],
  ['an empty place', digits, [['1'], [], ['3']]],
  ['the same mark twice', digits, [['1', '1'], ['2'], ['3']]],
  ['a number beyond', digits, [['10'], ['2'], ['3']]],
  ['a negative number', digits, [['-1'], ['2'], ['3']]],
  ['a leading zero', digits, [['01'], ['2'], ['3']]],
  ['no number', digits, [['1e0'], ['2'], ['3']]],
  ['nothing', digits, []],
  ['five of six', lotto, [['1', '2', '3', '4', '5']]],
  ['a nought of 1 to 42', lotto, [['0', '2', '3', '4', '5', '6']]],
  ['two lists', lotto, [['1', '2', '3', '4', '5', '6'], ['7']]],
  ['too many marks', { ...lotto, maxMarks: 6 }, [['1', '2', '3', '4', '5', '6', '7']]],
  ['an option that there is not', sides, [['TIE']]],
  ['a form of another day', { ...digits, form: 'later' }, [['1'], ['2'], ['3']]],
] as const)('%s is no line', (_what, play, marks) => {
  expect(combinationsOf(play, marks)).toBe(0);
});
