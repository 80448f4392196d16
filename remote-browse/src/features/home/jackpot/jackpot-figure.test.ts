import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { useJackpot } from './jackpot-banner.tsx';
import { advance, startJackpot } from './jackpot-figure.ts';

const SEEDS = Array.from({ length: 200 }, (_, place) => `tala 2026-${place}`);
const DAY_MS = 24 * 60 * 60 * 1000;

it('starts between 70 and 130 million, at any hour of a day', () => {
  const figures = SEEDS.flatMap((seed) => {
    const jackpot = startJackpot(seed);
    return [jackpot.figure, advance(jackpot, DAY_MS).figure];
  });
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(70_000_000);
  expect(Math.max(...figures)).toBeLessThanOrEqual(130_000_000);
  expect(new Set(figures).size).toBeGreaterThan(SEEDS.length);
});

it('grows by 100 to 500 every 3, 4 or 5 seconds', () => {
  const jackpot = startJackpot('tala 2026-07-01');
  const grown = Array.from({ length: 500 }, () => {
    const before = { ...jackpot };
    advance(jackpot, jackpot.nextAt);
    return { by: jackpot.figure - before.figure, after: jackpot.nextAt - before.nextAt };
  });
  expect(Math.min(...grown.map(({ by }) => by))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...grown.map(({ by }) => by))).toBeLessThanOrEqual(500);
  expect(new Set(grown.map(({ after }) => after))).toEqual(new Set([3000, 4000, 5000]));
});

it('is the same for everyone of a merchant’s day, and another’s of another', () => {
  const [one, again, other] = ['tala 2026-07-01', 'tala 2026-07-01', 'luna 2026-07-01'].map(
    (seed) => advance(startJackpot(seed), DAY_MS / 2).figure,
  );
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

describe('the counter', () => {
  const Counter = ({ value }: { readonly value: number | undefined }) =>
    createElement('output', null, String(useJackpot(value)));
  const shown = () => Number(screen.getByRole('status').textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('only ever grows, by the steps allowed, from one visit to the next too', () => {
    const { unmount } = render(createElement(Counter, { value: undefined }));
    const start = shown();
    act(() => jest.advanceTimersByTime(5000));
    const later = shown();
    expect(later - start).toBeGreaterThanOrEqual(100);
    expect(later - start).toBeLessThanOrEqual(500 * 2);
    unmount();
    render(createElement(Counter, { value: undefined }));
    expect(shown()).toBe(later);
  });

  it('stands on the server’s value when there is one', () => {
    render(createElement(Counter, { value: 104_238_517 }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(shown()).toBe(104_238_517);
  });
});
