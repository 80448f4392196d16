import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { nextPauseMs, nextStep, startFigure } from './jackpot-figure.ts';
import { useJackpot } from './use-jackpot.ts';

const RANDOMS = Array.from({ length: 200 }, (_, place) => place / 200).concat(0.999_999_999);

it('starts between 70 and 130 million', () => {
  const figures = RANDOMS.map((value) => startFigure(() => value));
  expect(Math.min(...figures)).toBe(70_000_000);
  expect(Math.max(...figures)).toBe(130_000_000);
});

it('grows by 100 to 500 every 3, 4 or 5 seconds', () => {
  const steps = RANDOMS.map((value) => nextStep(() => value));
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([100, 500]);
  expect(new Set(RANDOMS.map((value) => nextPauseMs(() => value)))).toEqual(new Set([3000, 4000, 5000]));
});

describe('the counter', () => {
  const Counter = ({ value }: { readonly value: number | undefined }) =>
    createElement('output', null, String(useJackpot(value)));
  const shown = () => Number(screen.getByRole('status').textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('only ever grows, by the steps allowed', () => {
    render(createElement(Counter, { value: undefined }));
    const start = shown();
    act(() => jest.advanceTimersByTime(5000));
    const grown = shown() - start;
    expect(grown).toBeGreaterThanOrEqual(100);
    expect(grown).toBeLessThanOrEqual(500);
  });

  it('stands on the server’s value when there is one', () => {
    render(createElement(Counter, { value: 104_238_517 }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(shown()).toBe(104_238_517);
  });
});
