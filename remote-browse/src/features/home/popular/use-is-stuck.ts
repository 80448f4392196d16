import { useEffect, useRef, useState } from 'react';

/** The frame's header, under which the row stops. */
const HEADER_PX = 56;

/** Whether a sticky row stands at the header. `marker` goes on an empty element right before it. */
export const useIsStuck = () => {
  const marker = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (marker.current === null || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= HEADER_PX),
      { rootMargin: `-${HEADER_PX}px 0px 0px 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, isStuck };
};
