import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which what was typed is meant. */
export const TYPING_PAUSE_MS = 300;

/** A value once it has stayed the same for a while: what a search sends while somebody types. The first one counts at once. */
export const useDebounced = <Value>(value: Value, quietMs: number = TYPING_PAUSE_MS): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
};
