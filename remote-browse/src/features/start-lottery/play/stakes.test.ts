import { aPlay } from '@shared-kernel/testing/lottery-builders';
import fc from 'fast-check';
import { toDecimalAmount } from 'shared-kernel/format';
import { mostTimes, stakesOf } from './stakes.ts';

const anAmount = fc.integer({ min: 1, max: 10_000_000 });
const plays = fc
  .record({
    least: fc.integer({ min: 1, max: 1000 }),
    room: anAmount,
    win: anAmount,
    odds: anAmount,
    times: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ least, room, win, odds, times }) => ({
    play: aPlay({
      minStake: toDecimalAmount(least),
      maxStake: toDecimalAmount(least + room),
      maxWin: toDecimalAmount(win),
      maxMultiple: times,
      prizes: [
        { key: 'top', name: 'Top', odds: toDecimalAmount(odds) },
        { key: 'low', name: 'Low', odds: '1.00' },
      ],
    }),
    win,
    odds: Math.max(odds, 100),
    times,
  }));

it('no stake that is offered could win more than is paid, nor could one more time', () => {
  fc.assert(
    fc.property(plays, ({ play, win, odds, times }) => {
      for (const stake of stakesOf(play)) {
        const most = mostTimes(play, stake);
        expect(most).toBeGreaterThan(0);
        expect(most).toBeLessThanOrEqual(times);
        expect(Math.floor((stake * odds) / 100) * most).toBeLessThanOrEqual(win);
      }
    }),
  );
});

it('offers steps from the least stake up to the greatest', () => {
  expect(stakesOf(aPlay({ minStake: '5.00', maxStake: '50.00' }))).toEqual([500, 1000, 2500, 5000]);
  expect(stakesOf(aPlay({ minStake: '5.00', maxStake: '50.00', maxWin: '4500.00' }))).toEqual([500, 1000]);
});

it('of a choice, the odds of its options count', () => {
  const options = [{ code: 'TIE', name: 'Tie', odds: '9.00' }];
  expect(mostTimes(aPlay({ form: 'choice', options, prizes: [], maxWin: '90.00' }), 100)).toBe(10);
});

it('beyond its limits a stake is none', () => {
  const play = aPlay({ minStake: '5.00', maxStake: '50.00' });
  expect([499, 5001].map((stake) => mostTimes(play, stake))).toEqual([0, 0]);
});
