import { strengthOf } from './strength-of.ts';

it.each([
  ['', 0],
  ['abc', 1],
  ['password1', 1],
  ['aaaaaaaaaaaaaaa1', 1],
  ['abcdefgh1234', 1],
  ['qwertyui1', 1],
  ['lantern88', 1],
  ['Lantern-2026', 2],
  ['k4rd0ng-99', 3],
  ['lantern market 7', 3],
  ['lantern harbour carabao 7', 4],
  ['Kx7#mP2q!vT9', 4],
] as const)('“%s” is of level %d', (password, level) => {
  expect(strengthOf(password)).toBe(level);
});

it('counts nothing for what is known of its owner, however it is written', () => {
  expect(strengthOf('maria_santos_88')).toBeGreaterThan(strengthOf('Maria_Santos_88', ['maria_santos']));
  expect(strengthOf('Maria_Santos_88', ['maria_santos'])).toBe(1);
  expect(strengthOf('Lantern-2026', ['', 'an'])).toBe(strengthOf('Lantern-2026'));
});
