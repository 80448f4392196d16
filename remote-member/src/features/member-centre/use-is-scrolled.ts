import { useSyncExternalStore } from 'react';

/** A page moved by less than this still shows its top. */
const TOP_PX = 8;

const listen = (onChange: () => void): (() => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether something of the page has passed under its header. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.scrollY > TOP_PX,
    () => false,
  );
