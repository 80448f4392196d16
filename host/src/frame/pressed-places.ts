/** What was pressed on a page, so that it is found in the page's next rendering. */
interface Pressed {
  readonly name: string;
  /** Which of several that are called so. */
  readonly place: number;
}

const PRESSABLE = 'a[href], button';
/** More pages than anyone goes back. */
const MOST_PAGES = 50;

const pressedOn = new Map<string, Pressed>();

const nameOf = (part: Element): string =>
  [part.tagName, part.getAttribute('href') ?? part.getAttribute('aria-label') ?? part.textContent].join(' ');

const namesakes = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter((part) => nameOf(part) === name);

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
  return () => document.removeEventListener('click', remember, true);
};

/** Gives the focus back to what was pressed on the page of an entry; false where it is not there (any more). */
export const focusPressed = (entry: string): boolean => {
  const pressed = pressedOn.get(entry);
  const part = pressed && namesakes(pressed.name)[pressed.place];
  part?.focus({ preventScroll: true });
  return part !== undefined && document.activeElement === part;
};
