import { aPlay, aPlayMenu } from '@shared-kernel/testing/lottery-builders';
import fc from 'fast-check';
import { parseAmount } from 'shared-kernel/format';
import { orderInputOf } from './order-input.ts';
import {
  EMPTY_SLIP,
  mostMultiple,
  playable,
  type SlipDraft,
  slipLinesOf,
  withLine,
  withoutLine,
} from './slip-draft.ts';

const STRAIGHT = aPlay();
const SIDE = aPlay({
  playCode: 'big-small',
  playName: 'Big or small',
  form: 'choice',
  maxMarks: 1,
  prizes: [],
  options: [{ code: 'BIG', name: 'Big', odds: '1.90' }],
});
const PLAYS = [STRAIGHT, SIDE];
const MENU = aPlayMenu({
  tabs: [
    { tabCode: 'digits', tabName: 'Digits', playType: 'trad', plays: [STRAIGHT] },
    { tabCode: 'sides', tabName: 'Sides', playType: 'ent', plays: [SIDE] },
  ],
});
const PARAMS = { code: 'bola-fast-3', prizeMode: 'Elott', playType: 'ent' } as const;

const digits = { play: STRAIGHT, marks: [['1', '2'], ['4'], ['7']], stake: 1000 };
const side = { play: SIDE, marks: [['BIG']], stake: 500 };
const aLine = fc.constantFrom(digits, side);
const slipOf = (lines: readonly (typeof digits)[], multiple = 1): SlipDraft => ({
  ...lines.reduce((slip, line) => withLine(slip, 'd1', line), EMPTY_SLIP),
  multiple,
});

it('an order costs what its lines cost, one by one, and says so', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 99 }),
      (lines, multiple) => {
        const { stake, lines: sent } = orderInputOf(slipOf(lines, multiple), MENU, PARAMS, 'EN');
        const combinations = (playCode: string) => (playCode === 'straight' ? 2 : 1);
        const each = sent.map((line) => parseAmount(line.unitStake) * line.multiple * combinations(line.playCode));
        expect(parseAmount(stake)).toBe(each.reduce((sum, cost) => sum + cost, 0));
        expect(sent).toHaveLength(lines.length);
      },
    ),
  );
});

it('names the play type that all lines have, and none for a slip of both', () => {
  const typeOf = (...lines: (typeof digits)[]) => orderInputOf(slipOf(lines), MENU, PARAMS, 'EN').playType;
  expect([typeOf(digits), typeOf(side), typeOf(side, digits)]).toEqual(['trad', 'ent', undefined]);
});

it('lines have ids of their own whatever is taken away in between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat()), { maxLength: 20 }), (steps) => {
      const slip = steps.reduce<SlipDraft>((before, taken) => {
        if (taken === null) return withLine(before, 'd1', digits);
        return withoutLine(before, before.lines[taken % (before.lines.length || 1)]?.id ?? '');
      }, EMPTY_SLIP);
      const ids = slip.lines.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

it('an empty slip takes the draw of its first line; a later line leaves the draw as it is', () => {
  const first = withLine(EMPTY_SLIP, 'd1', digits);
  expect(withLine(first, 'd2', side).numero).toBe('d1');
  expect(withLine(withoutLine(first, '1'), 'd2', side).numero).toBe('d2');
});

it('leaves out what can no longer be played, and multiplies by what the narrowest line allows', () => {
  const slip = slipOf([digits, side]);
  expect(playable(slip, [SIDE]).lines).toHaveLength(1);
  expect(playable(slip, [aPlay({ max: 3 }), SIDE]).lines).toHaveLength(1);
  expect(playable(slip, [aPlay({ maxStake: '5.00' }), SIDE]).lines).toHaveLength(1);
  expect(mostMultiple(slip, PLAYS)).toBe(99);
  expect(mostMultiple(slip, [aPlay({ maxWin: '45000.00' }), SIDE])).toBe(10);
});

it('spells its lines', () => {
  expect(slipLinesOf(slipOf([digits, side]), PLAYS)).toEqual([
    { id: '1', label: '1, 2 – 4 – 7', detail: 'Straight', stake: '10.00', bets: 2 },
    { id: '2', label: 'Big', detail: 'Big or small', stake: '5.00', bets: 1 },
  ]);
});
