import { useEffect, useRef } from 'react';
import { watchCloseRequests } from './close-requests.ts';
import { addOverlay } from './overlay-entries.ts';

/** Back asks what is open to close, and leaves the page alone: the phone's own, the browser's, a gesture. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    const stops = [addOverlay({ close }), watchCloseRequests(close)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOpen]);
};
