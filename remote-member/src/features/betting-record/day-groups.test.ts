import { aBet } from 'shared-kernel/testing/game-builders';
import { groupByDay } from './day-groups.ts';

it("parts bets at midnight of the merchant's day, not of UTC", () => {
  const bets = [
    aBet({ betNo: 'c', placedAt: '2026-03-02T16:00:00Z' }),
    aBet({ betNo: 'b', placedAt: '2026-03-02T15:59:59Z' }),
    aBet({ betNo: 'a', placedAt: '2026-03-01T16:00:00Z' }),
  ];
  const groups = groupByDay(bets, 'Asia/Manila').map(({ day, bets: own }) => [day, own.map((bet) => bet.betNo)]);
  expect(groups).toEqual([
    ['2026-03-03', ['c']],
    ['2026-03-02', ['b', 'a']],
  ]);
});
