import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { useEffect } from 'react';

/** 'Please wait', over the page, for as long as a list is on its way (browsing §8); not for a wait that is over at once. */
export const useWaitNotice = (isWaiting: boolean, text: string): void => {
  useEffect(() => (isWaiting ? showLoading({ text, timeoutMs: LOADING_ENDLESS_MS }) : undefined), [isWaiting, text]);
};
