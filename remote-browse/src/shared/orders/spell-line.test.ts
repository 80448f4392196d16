import { spellLine, spellMark } from './spell-line.ts';

const DIGITS = { form: 'ordered', max: 9, options: [] };
const SIX_OF_42 = { form: 'combination', max: 42, options: [] };
const SIDES = { form: 'choice', max: 0, options: [{ code: 'BIG', name: 'Big' }] };

it('spells numbers in one width and options by their names', () => {
  expect([spellMark(SIX_OF_42, '7'), spellMark(DIGITS, '7'), spellMark(SIDES, 'BIG')]).toEqual(['07', '7', 'Big']);
});

it('spells places apart by a dash, numbers in any order by a dot', () => {
  expect(spellLine(DIGITS, [['1', '2'], ['4']])).toBe('1, 2 – 4');
  expect(spellLine(SIX_OF_42, [['1', '12']])).toBe('01 · 12');
});
