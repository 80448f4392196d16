import { useLayoutEffect } from 'react';
import { useNavigationType } from 'shared-kernel/router';

/** A new page starts at its top; going back finds the place where one was, which the browser keeps. */
export const useScrollToTop = (pathname: string): void => {
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is what makes it run.
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
};
