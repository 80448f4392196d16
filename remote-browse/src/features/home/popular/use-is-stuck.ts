import { useEffect, useRef, useState } from 'react';

/**
 * Whether a sticky row stands at the header. `marker` goes on an empty element right before it, whose scroll margin is the
 * header's height: a token cannot be read as px otherwise.
 */
export const useIsStuck = () => {
  const marker = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (marker.current === null || typeof IntersectionObserver !== 'function') return;
    const headPx = Number.parseFloat(getComputedStyle(marker.current).scrollMarginTop);
    const observer = new IntersectionObserver(
      ([entry]) => setIsStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= headPx),
      { rootMargin: `-${headPx}px 0px 0px 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, isStuck };
};
