import { useEffect, useState } from 'react';

/** Whether the last scrolling led down the page. */
export const useIsReadingOn = (): boolean => {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      if (window.scrollY !== last) setDown(window.scrollY > last);
      last = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
};
