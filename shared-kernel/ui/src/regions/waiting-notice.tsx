import { useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { lazyComponent } from 'shared-kernel/lazy';

/** Comes with the first wait; without a network it does not, and the page's own failed state says the rest. */
const Toast = lazyComponent(() => import('./waiting-toast.tsx').then((module) => module.WaitingToast));

/** Says that calls wait for a busy platform and are sent again by themselves. Once in the frame. */
export const WaitingNotice = () => {
  const [isWaiting, setWaiting] = useState(false);
  useEvent('calls.waiting', ({ count }) => setWaiting(count > 0));
  return isWaiting ? <Toast /> : null;
};
