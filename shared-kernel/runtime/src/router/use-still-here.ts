import { useLocation } from 'react-router-dom';
import { shownPath } from './shown-path.ts';

/** Says later whether the visitor is still on the page of this render: an answer that comes after they have left leads nowhere. */
export const useStillHere = (): (() => boolean) => {
  const { pathname } = useLocation();
  return () => shownPath() === new URL(pathname, window.location.origin).pathname;
};
