import { useLayoutEffect, useRef } from 'react';

const MARK = 'firstView';

/** Marks the page as showing its first view, which does not fade in: the largest paint must not wait for a transition. */
export const markFirstView = (page: Document): void => {
  page.documentElement.dataset[MARK] = '';
};

/** Takes the mark away with the first step to another page. */
export const useFirstView = (pathname: string): void => {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) delete document.documentElement.dataset[MARK];
  }, [pathname]);
};
