import { createCarouselClock } from './carousel-clock.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => {
  const next = jest.fn();
  return { next, clock: createCarouselClock(next, 5000) };
};

it('moves on every five seconds, until it is stopped', () => {
  const { next, clock } = start();
  jest.advanceTimersByTime(14_999);
  expect(next).toHaveBeenCalledTimes(2);
  clock.stop();
  jest.advanceTimersByTime(20_000);
  expect(next).toHaveBeenCalledTimes(2);
});

it('rests while there is a reason, and has the whole time again after the last', () => {
  const { next, clock } = start();
  clock.rest('focus', true);
  clock.rest('mouse', true);
  clock.rest('focus', false);
  jest.advanceTimersByTime(20_000);
  expect(next).not.toHaveBeenCalled();
  clock.rest('mouse', false);
  jest.advanceTimersByTime(4999);
  expect(next).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledTimes(1);
});

it('rests while a dialog lies over the page', () => {
  const { next } = start();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  jest.advanceTimersByTime(20_000);
  expect(next).not.toHaveBeenCalled();
  dialog.remove();
  jest.advanceTimersByTime(5000);
  expect(next).toHaveBeenCalledTimes(1);
});

it('is not put off by a reason that was none before', () => {
  const { next, clock } = start();
  jest.advanceTimersByTime(4000);
  clock.rest('mouse', false);
  jest.advanceTimersByTime(1000);
  expect(next).toHaveBeenCalledTimes(1);
});

it('counts from a slide that a finger brought', () => {
  const { next, clock } = start();
  jest.advanceTimersByTime(4000);
  clock.restart();
  jest.advanceTimersByTime(4000);
  expect(next).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(next).toHaveBeenCalledTimes(1);
});
