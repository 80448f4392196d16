import { canTransferToUpline, isAgent, isTrial, seesContractPrompts, seesDividend } from './member-type.ts';

/** 3 and 99 stand for all that the specification does not name. */
const TYPES = [0, 1, 2, 3, 4, 40, 41, 42, 99] as const;

test.each([
  ['isAgent', isAgent, [1, 2, 3, 41, 42, 99]],
  ['seesContractPrompts', seesContractPrompts, [0, 1, 2, 3, 99]],
  ['seesDividend', seesDividend, [0, 1, 2, 3, 99]],
  ['isTrial', isTrial, [4]],
] as const)('%s holds for exactly its types, as numbers and as strings', (_name, rule, holding) => {
  expect(TYPES.filter((type) => rule(type))).toEqual(holding);
  expect(TYPES.filter((type) => rule(String(type)))).toEqual(holding);
});

test('a transfer to the upline needs an upline and a type other than 2', () => {
  expect(canTransferToUpline({ type: 1, toUpline: 'up***e' })).toBe(true);
  expect(canTransferToUpline({ type: '2', toUpline: 'up***e' })).toBe(false);
  expect(canTransferToUpline({ type: 1 })).toBe(false);
  expect(canTransferToUpline({ type: 1, toUpline: '' })).toBe(false);
});
