import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { useEffect, useRef } from 'react';
import { useSession } from 'shared-kernel/session';

/** Shows that a call is under way until it has ended, and no longer than until there is a session (accounts §2, forgot password). */
export const useWait = () => {
  const token = useSession()?.token;
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    if (token !== undefined) close.current?.();
  }, [token]);
  return async <Answer>(text: string, call: () => Promise<Answer>): Promise<Answer> => {
    close.current = showLoading({ text, timeoutMs: LOADING_ENDLESS_MS });
    try {
      return await call();
    } finally {
      close.current();
    }
  };
};
