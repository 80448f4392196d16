import { useEffect } from 'react';

/** `typing`: something would be lost. `sending`: an answer is on its way, about money perhaps. */
export type BusyReason = 'typing' | 'sending';

const held = new Map<object, BusyReason>();

/** Something of the player's would be lost: no release is switched, no page reloaded by the site itself, while this holds. */
export const isBusy = (): boolean => held.size > 0;

/** The browser asks before it leaves a page that waits for an answer: the player would not learn what came of it. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if ([...held.values()].includes('sending')) event.preventDefault();
};

/** Holds until the returned function is called. */
export const blockUnload = (reason: BusyReason): (() => void) => {
  const holder = {};
  if (held.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  held.set(holder, reason);
  return () => {
    held.delete(holder);
    if (held.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  };
};

/** Holds while the component is mounted and `business` is not null. */
export const useBlockUnload = (reason: BusyReason | null): void => {
  useEffect(() => (reason === null ? undefined : blockUnload(reason)), [reason]);
};
