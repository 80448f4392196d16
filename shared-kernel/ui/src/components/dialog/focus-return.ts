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

/**
 * Where the focus goes when an overlay has closed that was opened from there: back, and where that is gone, to what that was
 * opened from; an overlay that came by itself leaves one at the page's heading.
 */
export const focusAfter = (from: HTMLElement | undefined): HTMLElement | null => {
  const back = [from, from === undefined ? undefined : opener].find((element) => element?.isConnected);
  if (back !== undefined) return back;
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
};
