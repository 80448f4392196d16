import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'shared-kernel/router';

const FIRST_VIEW = 'firstView';
const STEPPED_BACK = 'steppedBack';

/** Marks the page as showing its first view, which does not fade in: the largest paint must not wait for a transition. */
export const markFirstView = (page: Document): void => {
  page.documentElement.dataset[FIRST_VIEW] = '';
};

/** Whether nobody has gone to another page yet. */
export const isFirstView = (): boolean => FIRST_VIEW in document.documentElement.dataset;

/**
 * Keeps the marks of what does not fade in: the first view, and a page that one comes back to, for which the phone may have
 * drawn the swipe already (specification: browsing §2, page transitions).
 */
export const useViewTransitionFlags = (pathname: string): void => {
  const first = useRef(pathname);
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (pathname === first.current) return;
    first.current = '';
    delete dataset[FIRST_VIEW];
    if (type === 'POP') dataset[STEPPED_BACK] = '';
    else delete dataset[STEPPED_BACK];
  }, [pathname, type]);
};
