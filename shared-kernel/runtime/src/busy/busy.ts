import { useEffect } from 'react';

/** `typing`: something would be lost. `sending`: an answer is on its way, about money perhaps. */
export type Business = 'typing' | 'sending';

const held = new Map<object, Business>();

/** Something of the player's would be lost: no release is switched, no page reloaded by the site itself, while this holds. */
export const isBusy = (): boolean => held.size > 0;

/** The browser asks before it leaves a page that waits for an answer: the player would not learn what came of it. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if ([...held.values()].includes('sending')) event.preventDefault();
};

/** Holds until the returned function is called. */
export const holdBusy = (business: Business): (() => void) => {
  const holder = {};
  if (held.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  held.set(holder, business);
  return () => {
    held.delete(holder);
    if (held.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  };
};

/** Holds while the component is mounted and `business` is not null. */
export const useBusy = (business: Business | null): void => {
  useEffect(() => (business === null ? undefined : holdBusy(business)), [business]);
};
