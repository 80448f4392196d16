import {
  addOverlayEntry,
  backOnPageEntry,
  overlayEntries,
  pageIndex,
  setClearing,
} from 'shared-kernel/host/tab-history';

interface Overlay {
  /** Asks it to close; it may stay (a question whose answer is being carried out). */
  readonly close: () => void;
}

/** In the order in which they were opened. Each has one entry of the history while it is open. */
const open: Overlay[] = [];

/** The page that they lie over, as the router counts. */
let page: number | undefined;

interface Return {
  /** How many entries are left at its end. */
  readonly left: number;
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** Steps back in the history arrive later than they are asked for; meanwhile nothing else moves in it. */
let returning: Return | undefined;

const hasArrived = ({ left }: Return): boolean => pageIndex() !== page || overlayEntries() <= left;

const endReturn = (): void => {
  if (returning === undefined || !hasArrived(returning)) return;
  const { end } = returning;
  returning = undefined;
  backOnPageEntry();
  // First whoever waited goes to his address, then the entries of what is still open follow him there.
  end();
  setTimeout(agree);
};

const leaveEntries = (entries: number): Promise<void> => {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  returning = { left: overlayEntries() - entries, over, end };
  window.history.go(-entries);
  return over;
};

/** Makes the entries as many as the overlays. */
const agree = (): void => {
  endReturn();
  if (returning !== undefined) return;
  page = pageIndex();
  const spare = overlayEntries() - open.length;
  if (spare > 0) void leaveEntries(spare);
  for (let missing = -spare; missing > 0; missing -= 1) addOverlayEntry();
};

const closeDownTo = (count: number): void => {
  for (const { close } of open.slice(count).reverse()) close();
  // Once React has closed them: who stays gets his entry back.
  setTimeout(agree);
};

/** The pages never hear of a step between the entries of one of them. */
const onStep = (event: PopStateEvent): void => {
  const isSamePage = pageIndex() === page;
  const entries = overlayEntries();
  if (returning !== undefined) {
    if (isSamePage) event.stopImmediatePropagation();
    endReturn();
  } else if (!isSamePage) {
    closeDownTo(0);
  } else if (entries !== open.length) {
    event.stopImmediatePropagation();
    backOnPageEntry();
    if (entries < open.length) closeDownTo(entries);
    else agree();
  }
};

const clearWay = (): Promise<void> | undefined => {
  endReturn();
  if (returning !== undefined) return returning.over.then(clearWay);
  const entries = overlayEntries();
  return entries === 0 ? undefined : leaveEntries(entries);
};

let isWatching = false;

/** Before everybody else who hears of steps: by the capture phase, wherever it is in line. */
const watch = (): void => {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', onStep, { capture: true });
  setClearing(clearWay);
};

/**
 * Gives an overlay that has opened an entry of its own, which a step back takes away with it; overlays above others
 * close first. Returns what is called when it has closed, however that came: its entry goes too.
 */
export const addOverlay = (overlay: Overlay): (() => void) => {
  watch();
  open.push(overlay);
  // In a moment: what closes while something opens leaves its entry to it, and React may take away and put back.
  queueMicrotask(agree);
  return () => {
    open.splice(open.indexOf(overlay), 1);
    queueMicrotask(agree);
  };
};
