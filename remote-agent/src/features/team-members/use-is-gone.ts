import { type RefObject, useEffect, useRef } from 'react';

/** Whether the part has left the page: what it has sent may end after that. */
export const useIsGone = (): RefObject<boolean> => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
};
