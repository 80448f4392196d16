import { act, renderHook } from '@testing-library/react';
import { useMotion } from 'shared-kernel/motion';

const KEY = 'motion';

it('is found again on the next visit, and read from the storage once', () => {
  localStorage.setItem(KEY, 'paused');
  const read = jest.spyOn(Storage.prototype, 'getItem');
  const { result, rerender } = renderHook(() => useMotion());
  rerender();
  expect(result.current.isPaused).toBe(true);
  expect(read.mock.calls.filter(([key]) => key === KEY)).toHaveLength(1);
  act(() => result.current.setPaused(false));
});

it('is one choice for all that moves, and is kept from visit to visit', () => {
  const first = renderHook(() => useMotion());
  const second = renderHook(() => useMotion());
  expect(second.result.current.isPaused).toBe(false);
  act(() => first.result.current.toggle());
  expect(second.result.current.isPaused).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('paused');
  act(() => second.result.current.setPaused(false));
  expect(first.result.current.isPaused).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});
