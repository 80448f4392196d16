import { prefersStillness } from 'shared-kernel/motion';

/**
 * Shows what `change` makes of the page by fading the one over into the other. False, and nothing done, where the browser
 * cannot or less motion is asked for.
 */
export const fadeOver = (change: () => void): boolean => {
  if (document.startViewTransition === undefined || prefersStillness()) return false;
  const { ready } = document.startViewTransition(change);
  // A fade that is overtaken, or that nobody would see, is none; the change is made all the same.
  ready.catch(() => undefined);
  return true;
};
