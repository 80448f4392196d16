import type { ReactNode } from 'react';
import { isApiError } from 'shared-kernel/api';
import { lazyComponent } from 'shared-kernel/lazy';

const BusyWords = lazyComponent(() => import('../../waiting-texts/busy-words.tsx').then((module) => module.BusyWords));

/** What is said of a platform without room, and of a player who asked too often, instead of a line that dropped: undefined for any other failure. */
export const busyText = (error: unknown): ReactNode =>
  isApiError(error) && (error.code === 'platform.busy' || error.code === 'rate.limited') ? (
    <BusyWords retryAt={error.retryAt} isOwnPace={error.code === 'rate.limited'} />
  ) : undefined;
