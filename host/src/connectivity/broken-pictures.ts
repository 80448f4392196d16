import { subscribe } from 'shared-kernel/events';

/** Stands at a picture that did not come: it leaves its place empty instead of the browser's sign. */
const MARK = 'broken';

const pictureOf = ({ target }: Event): HTMLImageElement | undefined =>
  target instanceof HTMLImageElement ? target : undefined;

const markBroken = (event: Event): void => {
  const picture = pictureOf(event);
  if (picture !== undefined) picture.dataset[MARK] = '';
};

const markWhole = (event: Event): void => {
  delete pictureOf(event)?.dataset[MARK];
};

const askAgain = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>(`img[data-${MARK}]`)) {
    // The same address, set again, is another request.
    const { src } = picture;
    picture.src = src;
  }
};

/** Marks pictures that do not come, and asks for them again when the network is back. Until the returned function is called. */
export const mendPictures = (): (() => void) => {
  document.addEventListener('error', markBroken, true);
  document.addEventListener('load', markWhole, true);
  const stopHearing = subscribe('network.online', askAgain);
  return () => {
    document.removeEventListener('error', markBroken, true);
    document.removeEventListener('load', markWhole, true);
    stopHearing();
  };
};
