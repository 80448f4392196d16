import { startTransition, useEffect, useState } from 'react';

/** How long a busy page may put it off. */
const LATEST_MS = 2000;

/** Runs once the browser has nothing better to do. Returns how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

/** False until the browser has nothing better to do than what lies below the first screen. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
};
