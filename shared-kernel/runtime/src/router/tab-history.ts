/** Under this name an entry of the history says how many of the entries up to it are open overlays' and no page's. */
const OVERLAYS = 'overlays';

const numberIn = (name: string): number | undefined => {
  const value: unknown = window.history.state?.[name];
  return typeof value === 'number' ? value : undefined;
};

/** How many of the entries up to the present one are overlays'. */
export const overlayEntries = (): number => numberIn(OVERLAYS) ?? 0;

/** Which of the tab's pages the present entry belongs to, as the router counts them. */
export const pageIndex = (): number | undefined => numberIn('idx');

/** One entry more for the same page: what Back takes away before it takes the page. */
export const addOverlayEntry = (): void => {
  const entries = overlayEntries();
  // The page may be scrolled behind what is open: coming back to its entry must not put it where it was.
  if (entries === 0) window.history.scrollRestoration = 'manual';
  window.history.pushState({ ...window.history.state, [OVERLAYS]: entries + 1 }, '');
};

/** On a page's own entry the browser restores the place in the list again. */
export const backOnPageEntry = (): void => {
  if (overlayEntries() === 0) window.history.scrollRestoration = 'auto';
};

/** Undefined in browsers without the Navigation API. */
const navigationOf = ({ navigation }: { readonly navigation?: Navigation }): Navigation | undefined => navigation;

/** Whether so many steps back lead to the page's own entry; browsers that cannot say are believed. */
const isOwnEntry = (steps: number): boolean => {
  const navigation = navigationOf(window);
  if (navigation?.currentEntry == null) return true;
  return navigation.entries()[navigation.currentEntry.index - steps]?.url === window.location.href;
};

/**
 * After a reload, or on the way back from another site, nothing is open any more: the page's own entry is the right one. A
 * reload that meets the step back of what is just closing leaves the words of the one entry on the other, and a step more
 * would leave the site.
 */
export const leaveOverlayEntries = (): void => {
  const entries = overlayEntries();
  if (entries === 0) return;
  if (!isOwnEntry(entries)) {
    window.history.replaceState({ ...window.history.state, [OVERLAYS]: 0 }, '');
    backOnPageEntry();
    return;
  }
  window.addEventListener('popstate', backOnPageEntry, { once: true });
  window.history.go(-entries);
};

let entriesBeforeStart = 0;
let isInFrame = false;

/**
 * Called when the router starts: an entry before the first page is another site's, or this site's before a reload. `isFramed`: it is
 * that of the page around the frame, which is not ours to leave.
 */
export const rememberStart = (isFramed: boolean): void => {
  isInFrame = isFramed;
  entriesBeforeStart = isFramed ? 0 : window.history.length - 1;
};

/**
 * Whether a step back leads to a page: entries of closed overlays lie ahead and count as none. The Navigation API counts this
 * site's entries alone; without it an entry before the first page may be another site's.
 */
export const hasPageBefore = (): boolean => {
  const index = isInFrame ? undefined : navigationOf(window)?.currentEntry?.index;
  return index === undefined ? (pageIndex() ?? 0) > 0 || entriesBeforeStart > 0 : index > overlayEntries();
};

type Clearing = () => Promise<void> | undefined;

let clearing: Clearing = () => undefined;

/** Sets what takes the overlays' entries away; undefined where there are none. */
export const setClearing = (next: Clearing): void => {
  clearing = next;
};

/** Changes the address from a page's own entry: at once, or when the entries of open overlays have been left. */
export const whenOnPageEntry = (change: () => void): void => {
  const cleared = clearing();
  if (cleared === undefined) change();
  else void cleared.then(change);
};
