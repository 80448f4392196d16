import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'shared-kernel/router';

/** A touch that starts this near the screen's edge, in px, is the system's swipe back. */
const EDGE_PX = 30;
/** How long after such a touch a step in history counts as its doing, in ms. */
const AFTER_MS = 700;

const MARK = 'data-swiped-back';

/**
 * Marks the page while a swipe back is under way: the system has drawn the transition already, so ours stays off
 * (specification: browsing §2, page transitions).
 */
export const SwipeBackWatch = () => {
  useEffect(() => {
    let touchedEdgeAt = Number.NEGATIVE_INFINITY;
    const onTouch = (event: TouchEvent) => {
      const x = event.touches[0]?.clientX ?? EDGE_PX;
      if (x < EDGE_PX || x > window.innerWidth - EDGE_PX) touchedEdgeAt = event.timeStamp;
    };
    const onStep = (event: PopStateEvent) => {
      document.documentElement.toggleAttribute(MARK, event.timeStamp - touchedEdgeAt < AFTER_MS);
    };
    window.addEventListener('touchstart', onTouch, { passive: true });
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('touchstart', onTouch);
      window.removeEventListener('popstate', onStep);
    };
  }, []);
  const { key } = useLocation();
  const type = useNavigationType();
  // The next step is a tap again: its page fades in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in history is what makes it run.
  useLayoutEffect(() => {
    if (type !== 'POP') document.documentElement.removeAttribute(MARK);
  }, [key, type]);
  return null;
};
