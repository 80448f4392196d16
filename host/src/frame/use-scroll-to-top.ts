import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'shared-kernel/router';

/** A new page starts at its top; going back finds the place where one was, which the browser keeps. */
export const useScrollToTop = (pathname: string): void => {
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isAnother = shown.current !== pathname;
    shown.current = pathname;
    if (isAnother && type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
};
