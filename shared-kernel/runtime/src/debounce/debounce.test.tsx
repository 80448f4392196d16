import { act, renderHook } from '@testing-library/react';
import { TYPING_PAUSE_MS, useDebounced } from './debounce.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes on what stayed for a while, and nothing that was typed in between', () => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ typed }) => {
      const settled = useDebounced(typed);
      if (seen.at(-1) !== settled) seen.push(settled);
    },
    { initialProps: { typed: '' } },
  );
  for (const typed of ['r', 're', 'reef']) {
    rerender({ typed });
    act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS - 1));
  }
  expect(seen).toEqual(['']);
  act(() => jest.advanceTimersByTime(1));
  expect(seen).toEqual(['', 'reef']);
});
