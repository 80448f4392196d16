import { useEffect, useState } from 'react';

/** A game that has not said `game.ready` by then gets a notice with Retry and Home (screens: launchGame). */
export const READY_WITHIN_MS = 12_000;

/** True once an attempt has been on its way for too long. */
export const useSlowNotice = (attempt: number, isWaiting: boolean): boolean => {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [attempt, isWaiting]);
  return isWaiting && slowAttempt === attempt;
};
