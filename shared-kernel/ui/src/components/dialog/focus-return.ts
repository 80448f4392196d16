const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** The last control of the page itself that something was opened from: a question asked from a menu belongs to the menu's button. */
let opener: HTMLElement | undefined;

/** What has the focus now; undefined for the page as a whole. */
const holder = (): HTMLElement | undefined => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
};

/**
 * To be called when an overlay is about to take the focus: what has it now, unless the overlay hangs on a button of its own
 * (whose first press may have put another in its place).
 */
export const rememberOpener = (from = holder()): HTMLElement | undefined => {
  if (from?.closest(OVERLAY) === null) opener = from;
  return from;
};

/** The page's heading, made to take the focus. */
const heading = (): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>('h1');
  found?.setAttribute('tabindex', '-1');
  return found;
};

/** What was asked for is done, and its answer shown, within this. */
const DONE_WITHIN_MS = 10_000;

/**
 * Gives the focus to the page's heading when the element that it was given back to goes away with what was done: the button of a
 * row that was deleted. Ends with the next focus elsewhere, on another page, and after a while.
 */
const keepOnPage = (element: HTMLElement): void => {
  const { pathname } = window.location;
  const removals = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (holder() === undefined && window.location.pathname === pathname) heading()?.focus({ preventScroll: true });
  });
  const leave = ({ target }: FocusEvent) => {
    if (target !== element) stop();
  };
  const limit = setTimeout(() => stop(), DONE_WITHIN_MS);
  const stop = () => {
    removals.disconnect();
    document.removeEventListener('focusin', leave);
    clearTimeout(limit);
  };
  document.addEventListener('focusin', leave);
  removals.observe(document.body, { childList: true, subtree: true });
};

/**
 * Where the focus goes when an overlay has closed that was opened from there: back, and where that is gone, to what that was
 * opened from; an overlay that came by itself leaves one at the page's heading, and so does one whose opener goes away next.
 */
export const focusAfter = (from: HTMLElement | undefined): HTMLElement | null => {
  const back = [from, from === undefined ? undefined : opener].find((element) => element?.isConnected);
  if (back === undefined) return heading();
  keepOnPage(back);
  return back;
};
