import { act, render, screen } from '@testing-library/react';
import { now } from 'shared-kernel/clock';
import { Countdown } from './countdown.tsx';

const SECOND = 1000;
const inSeconds = (seconds: number): Date => new Date(now().getTime() + seconds * SECOND);
const timer = () => screen.getByRole('timer', { name: 'Draw closes in' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells what is left, without interrupting whoever listens', () => {
  render(<Countdown until={inSeconds(249)} label="Draw closes in" />);
  expect(timer()).toHaveTextContent('04:09');
  expect(timer()).not.toHaveAttribute('aria-live');
  act(() => jest.advanceTimersByTime(10 * SECOND));
  expect(timer()).toHaveTextContent('03:59');
});

it.each([
  [3849, '1:04:09'],
  [2 * 24 * 3600 + 61, '2 days 01:01'],
  [0, '00:00'],
])('%s seconds read %s', (seconds, text) => {
  render(<Countdown until={inSeconds(seconds)} label="Draw closes in" />);
  expect(timer()).toHaveTextContent(text);
});

it('is pressing in the last ten seconds and tells once that it is over', () => {
  const onOver = jest.fn();
  render(<Countdown until={inSeconds(11)} label="Draw closes in" onOver={onOver} />);
  expect(timer()).not.toHaveAttribute('data-pressing');
  act(() => jest.advanceTimersByTime(2 * SECOND));
  expect(timer()).toHaveAttribute('data-pressing');
  expect(onOver).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(20 * SECOND));
  expect(timer()).toHaveTextContent('00:00');
  expect(timer()).not.toHaveAttribute('data-pressing');
  expect(onOver).toHaveBeenCalledTimes(1);
});
