import { useCallback, useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';

/** A round ends with several messages in a row: the balance is asked for once. */
const GATHER_MS = 100;

/** Tells the site that the game has moved money. What the balance now is, the server says, never the frame. */
export const useWalletNews = (): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => publish('wallet.changed', {}), GATHER_MS);
  }, []);
};
