/** What runs in the page: each stands by itself, and takes and gives what fits through any driver. */

/** What can be pressed, by where it stands and what it is called. */
export interface Tap {
  readonly key: string;
  /** `header`, `nav`, `main` or `over` (a panel, a dialog). */
  readonly place: string;
  /** Entries of one list are of one kind: a short walk takes the first. */
  readonly kind: string;
}

/**
 * What can be pressed now, in the order of the page; with a key, presses that one. Left out: what leads off the site, the
 * bar's own Retry, and what is out of order.
 */
export const findTaps = (key: string): readonly Tap[] => {
  const isOver = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  const placeOf = (element: Element): string => {
    if (element.closest('[role="dialog"], [role="alertdialog"]') !== null) return 'over';
    return element.closest('header, nav, main')?.tagName.toLowerCase() ?? 'frame';
  };
  const listOf = (element: Element): string => {
    const list = element.closest('ul, ol, dl, [role="tablist"], [role="group"], [role="region"]');
    if (list === null || list.closest('nav, header, [role="dialog"]') !== null) return '';
    return `list ${[...document.querySelectorAll(list.tagName)].indexOf(list)}`;
  };
  /** Without what comes later or runs on: badges, and figures. */
  const nameOf = (element: HTMLElement): string => {
    const named = element.cloneNode(true) as HTMLElement;
    for (const badge of named.querySelectorAll('[data-tone]')) badge.remove();
    const words = (element.getAttribute('aria-label') ?? named.textContent).replace(/[\p{N}\p{Sc}.,:*]+/gu, '');
    return words.trim().slice(0, 40).trim();
  };
  const isPressable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [data-testid="offline-bar"]') === null &&
    element.getAttribute('aria-disabled') !== 'true' &&
    (!(element instanceof HTMLAnchorElement) || (element.target === '' && element.origin === location.origin));
  const seen = new Map<string, number>();
  const taps: Tap[] = [];
  for (const element of document.querySelectorAll('a[href], button, [role="tab"], [role="button"]')) {
    const place = placeOf(element);
    if (!isPressable(element) || (isOver && place !== 'over')) continue;
    const name = nameOf(element);
    const same = `${place}: ${element.tagName.toLowerCase()} ${name}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    const own = count === 1 ? same : `${same} #${count}`;
    // Outside of lists, what looks alike and begins alike: the numbers of a record that can be copied.
    const alike = place === 'main' ? `${element.className} ${name.split(' ')[0]}` : own;
    taps.push({ key: own, place, kind: `${place} ${listOf(element) || alike} ${element.tagName}` });
    if (own !== key) continue;
    element.focus();
    element.click();
  }
  return taps;
};

/** What stands in the page, and what it says. */
export interface Standing {
  readonly path: string;
  /** What the address says beside the path: a filter. */
  readonly search: string;
  readonly language: string;
  /** The site's root holds a page with words. */
  readonly stands: boolean;
  readonly words: string;
  /** The bar says that the network is gone. */
  readonly saysSo: boolean;
  /** Something is still on its way: the place of a page, or of its code. */
  readonly isWaiting: boolean;
  /** Something says that it did not come. */
  readonly hasFailed: boolean;
  readonly hasOverlay: boolean;
  /** A notice of the frame is shown: what was pressed did not come. */
  readonly hasNotice: boolean;
}

export const readStanding = (): Standing => {
  const root = document.getElementById('root');
  const main = root?.querySelector('main') ?? null;
  const words = root?.textContent.trim() ?? '';
  const failures = document.querySelectorAll(
    '[data-testid="retry-card"], [data-failed], [data-broken], main [role="alert"]',
  );
  // With one of the platform's codes (`game.unavailable`) it is an answer: the network was there.
  const isAnswer = ({ textContent }: Element): boolean => /\b[a-z]+\.[a-z]+/.test(textContent);
  return {
    path: location.pathname,
    search: location.search,
    language: document.documentElement.lang,
    stands: main !== null && words.length > 0 && (root?.querySelector('header, h1') ?? null) !== null,
    words: words.slice(0, 200),
    saysSo: document.querySelector('[data-testid="offline-bar"]') !== null,
    isWaiting: document.querySelector('main > [role="status"][aria-label]') !== null,
    hasFailed: ![...failures].every(isAnswer),
    hasOverlay: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
    hasNotice: document.querySelector('[role="status"] > ul > li') !== null,
  };
};

/** Presses the bar's Retry; false when there is none. */
export const pressRetry = (): boolean => {
  const button = document.querySelector<HTMLElement>('[data-testid="offline-bar"] button');
  button?.click();
  return button !== null;
};

/** Closes what lies over the page. */
export const closeOverlay = (): void => {
  const over = document.querySelector('[role="dialog"], [role="alertdialog"]');
  (document.activeElement ?? over ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
};

/** Steps that stay on this page: a page's own Back would else leave the site, which no page can stand. */
export const makeRoomForBack = (): void => {
  for (let step = 0; step < 4; step += 1) history.pushState(history.state, '', location.href);
};

/** What the browser keeps of the visitor's choices and session. */
export const readKept = (): string => JSON.stringify({ storage: { ...localStorage }, cookies: document.cookie });

/** Takes back what presses have changed of it; the page sees it when it is opened anew. */
export const restoreKept = (kept: string): void => {
  const { storage, cookies }: { storage: Record<string, string>; cookies: string } = JSON.parse(kept);
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const write = (cookie: string): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store.
    document.cookie = cookie;
  };
  for (const cookie of document.cookie.split('; ')) write(`${cookie}; path=/; max-age=0`);
  for (const cookie of cookies.split('; ')) write(`${cookie}; path=/`);
};

export const stepBack = (): void => history.back();

/** What a phone says as soon as it knows: only a hint for the page. */
export const hintOffline = (): void => void window.dispatchEvent(new Event('offline'));
export const hintOnline = (): void => void window.dispatchEvent(new Event('online'));
