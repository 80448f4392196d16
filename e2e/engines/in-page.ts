import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findAll, type Sight, type Step } from './steps.ts';

const require = createRequire(import.meta.url);
const QUERIES = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'), 'utf8');

/** Whether a document has the queries already. */
export const HAS_QUERIES = `'TestingLibraryDom' in window`;
/** Gives a document the queries. */
export const GIVE_QUERIES = `(() => { ${QUERIES}\n })()`;

const found = (steps: readonly Step[]): string => `(${findAll})(${JSON.stringify(steps)})`;

/** Runs inside a page. */
const lookAt = ([first, ...others]: readonly Element[]): Sight => {
  if (first === undefined) return { count: 0, isVisible: false, text: '', value: '' };
  const { width, height } = first.getBoundingClientRect();
  const isVisible = width > 0 && height > 0 && getComputedStyle(first).visibility === 'visible';
  const text = (first.textContent ?? '').replace(/\s+/g, ' ').trim();
  return { count: 1 + others.length, isVisible, text, value: first instanceof HTMLInputElement ? first.value : '' };
};

/** Runs inside a page. */
const take = (elements: readonly Element[]): Element | null => {
  const [only] = elements;
  if (only === undefined || elements.length > 1) return null;
  only.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = only.getBoundingClientRect();
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  return under !== null && (only.contains(under) || under.closest('label')?.control === only) ? only : null;
};

/** Expressions that a page evaluates. */
export const inPage = {
  look: (steps: readonly Step[]): string => `(${lookAt})(${found(steps)})`,
  /** The one element, in view; null when there is none, more than one, or something lies over it. */
  take: (steps: readonly Step[]): string => `(${take})(${found(steps)})`,
  run: (source: string, argument: string): string => `(${source})(${JSON.stringify(argument)})`,
  change: (steps: readonly Step[], source: string): string => `void ${found(steps)}.forEach(${source})`,
};
