import { lazy, Suspense } from 'react';
import type { RetryCardProps } from './retry-card.tsx';

const Card = lazy(() => import('./retry-card.tsx').then((module) => ({ default: module.RetryCard })));

/** The retry card, fetched with the first failure: its drawing is not what a player waits for on a good day. */
export const RetryCard = (props: RetryCardProps) => (
  <Suspense>
    <Card {...props} />
  </Suspense>
);
