import { aGame, aWin } from '@shared-kernel/testing/game-builders';
import { maskedName, toWinners } from './winner.mapper.ts';

it('sorts by win amount, highest first, as amounts and not as text', () => {
  const list = ['950.00', '10000.00', '2500.50'].map((winAmount) => aWin({ winAmount }));
  expect(toWinners({ list }).map(({ amount }) => amount)).toEqual(['10000.00', '2500.50', '950.00']);
});

it('leads to the game that was won, unless it is closed', () => {
  const gamesOf = (isClosed: boolean) =>
    toWinners({ list: [aWin({ game: aGame({ isClosed }) })] }).map(({ game }) => game);
  expect(gamesOf(false)).toEqual([aGame({ isClosed: false })]);
  expect(gamesOf(true)).toEqual([undefined]);
});

it.each([
  ['mar***88', 'mar***88'],
  ['juandelacruz', 'jua***uz'],
  ['ana', 'an***'],
  ['a', 'a***'],
])('shows %s as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
