import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/idle/when-idle.ts';

const DownloadCard = lazy(() => import('./download-card.tsx').then(({ DownloadCard: Card }) => ({ default: Card })));

/** The download card, at the foot of the page: its code and its settings come last. */
export const DownloadBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <DownloadCard onOpen={onOpen} />
    </Suspense>
  );
};
