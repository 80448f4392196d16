import { useSyncExternalStore } from 'react';

/** What the document fetched ahead as the page's largest picture, and painted in its skeleton (document server: `startHead`). */
const FETCHED_AHEAD = 'link[rel="preload"][as="image"]';

const never = (): (() => void) => () => undefined;
const inDocument = (): string | null => document.querySelector(FETCHED_AHEAD)?.getAttribute('href') ?? null;

/** The address of the banner that the document itself has painted; null where it painted none. */
export const usePaintedPicture = (): string | null => useSyncExternalStore(never, inDocument, () => null);
