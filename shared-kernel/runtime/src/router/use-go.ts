import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentNavigationGuard, type GoOptions } from './navigation-guard.ts';

/**
 * Goes to a page as a tap on a link does: a page that cannot be shown (nobody serves it, its flag is off, a promotion that
 * it needs is off) is said to be so, and the visitor stays. `useNavigate` is for ways back and for what must not be refused.
 */
export const useGo = (): ((to: string, options?: GoOptions) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => currentNavigationGuard().follow(to, () => void navigate(to, options), options),
    [navigate],
  );
};
