import { useRef } from 'react';

/** Launches that a game may ask for by itself while it is open; after that the player reloads it. */
export const MOST_WISHES = 3;

/** Counts a game's wishes for a new launch: a game that does nothing but wish does not keep the site launching. */
export const useFrameWishes = (): (() => boolean) => {
  const taken = useRef(0);
  return () => {
    taken.current += 1;
    return taken.current <= MOST_WISHES;
  };
};
