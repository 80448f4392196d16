/** What was pressed on a page, so that it is found in the page's next rendering. */
interface Pressed {
  readonly name: string;
  /** Which of several that are called so. */
  readonly place: number;
}

const PRESSABLE = 'a[href], button';
/** More pages than anyone goes back. */
const MOST_PAGES = 50;

/** What lies below a page's first view comes when the browser is idle, within this. */
const LATE_MS = 10_000;

const pressedOn = new Map<string, Pressed>();

const nameOf = (part: Element): string =>
  [part.tagName, part.getAttribute('href') ?? part.getAttribute('aria-label') ?? part.textContent].join(' ');

const namesakes = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter((part) => nameOf(part) === name);

let stopWaiting = (): void => undefined;

/** Keeps what is pressed on the page of a history entry, until the returned function is called. */
export const rememberPressed = (entry: string): (() => void) => {
  const remember = ({ target }: Event): void => {
    const part = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    if (part === null) return;
    const name = nameOf(part);
    pressedOn.delete(entry);
    pressedOn.set(entry, { name, place: namesakes(name).indexOf(part) });
    const [oldest] = pressedOn.keys();
    if (pressedOn.size > MOST_PAGES && oldest !== undefined) pressedOn.delete(oldest);
  };
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('click', remember, true);
    stopWaiting();
  };
};

/** Gives the focus back to what was pressed on the page of an entry; false where it is not there (any more). */
export const restoreFocus = (entry: string): boolean => {
  const pressed = pressedOn.get(entry);
  const part = pressed && namesakes(pressed.name)[pressed.place];
  part?.focus({ preventScroll: true });
  return part !== undefined && document.activeElement === part;
};

/** The same for what comes after its page: as soon as it is there, unless somebody has gone on meanwhile. */
export const restoreFocusLater = (entry: string): void => {
  stopWaiting();
  if (!pressedOn.has(entry)) return;
  const before = document.activeElement;
  const coming = new MutationObserver(() => {
    if (document.activeElement !== before || restoreFocus(entry)) stopWaiting();
  });
  const limit = setTimeout(() => stopWaiting(), LATE_MS);
  stopWaiting = () => {
    coming.disconnect();
    clearTimeout(limit);
  };
  coming.observe(document.body, { childList: true, subtree: true });
};
