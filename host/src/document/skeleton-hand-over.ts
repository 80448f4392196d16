const FRAMES = 2;

/** Runs when the frame in which it was asked for has been shown. A page that nobody sees shows none, and waits. */
const whenShown = (run: () => void, frames = FRAMES): void => {
  requestAnimationFrame(() => (frames > 1 ? whenShown(run, frames - 1) : run()));
};

/**
 * Makes a place for the page beside the document's skeleton. The skeleton stays behind the page's first view until that is
 * on the screen: browsers forget a picture that goes before its own frame has been shown, and would count the page's second
 * picture of it as the largest paint.
 */
export const handOverSkeleton = (root: HTMLElement): HTMLElement => {
  const skeleton = [...root.children].filter((part) => part instanceof HTMLElement);
  const page = document.createElement('div');
  const stepBack = new MutationObserver(() => {
    stepBack.disconnect();
    for (const part of skeleton) {
      Object.assign(part.style, { position: 'absolute', inset: '0', zIndex: '-1' });
      part.ariaHidden = 'true';
    }
    whenShown(() => {
      for (const part of skeleton) part.remove();
    });
  });
  stepBack.observe(page, { childList: true });
  root.prepend(page);
  return page;
};
