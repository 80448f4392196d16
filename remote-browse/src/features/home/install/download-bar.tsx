import { lazy, Suspense } from 'react';
import { useIsIdle } from '../../../shared/idle/use-is-idle.ts';

const DownloadCard = lazy(() => import('./download-card.tsx').then(({ DownloadCard: Card }) => ({ default: Card })));

/** The download card, at the foot of the page: its code and its settings come last. */
export const DownloadBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  if (!useIsIdle()) return null;
  return (
    <Suspense fallback={null}>
      <DownloadCard onOpen={onOpen} />
    </Suspense>
  );
};
