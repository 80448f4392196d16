import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-kernel/router';
import { rememberPressed, restoreFocus, restoreFocusLater } from './focus-restore.ts';
import { isFirstView } from './use-view-transition-flags.ts';

const heading = (): HTMLElement | null => document.querySelector('h1');

/** Moves the focus to the page's heading, which is read out; nothing scrolls and no ring is drawn. */
const focusHeading = (): void => {
  const title = heading();
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
};

/** What lies over the page has the focus and keeps it. */
const isInOverlay = (): boolean => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;

/** How one arrives at the page of a history entry: a step back leads to what was pressed there. */
const useFocusTarget = (): (() => void) => {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  return () => {
    if (isBack && restoreFocus(key)) return;
    focusHeading();
    if (isBack) restoreFocusLater(key);
  };
};

/**
 * Another page is read out by its heading, for those who cannot see that it is another; on the way back the focus returns to
 * the tile or link that was pressed.
 */
export const useFocusOnNavigation = (pathname: string): void => {
  const shown = useRef(pathname);
  const { key } = useLocation();
  const moveFocus = useRef(focusHeading);
  moveFocus.current = useFocusTarget();
  useEffect(() => rememberPressed(key), [key]);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (!isInOverlay()) moveFocus.current();
  }, [pathname]);
};

/** The same for a page that comes after its address: the heading that stood for it is gone, and the focus with it. */
export const FocusOnPageReady = (): null => {
  const moveFocus = useRef(focusHeading);
  moveFocus.current = useFocusTarget();
  useEffect(() => {
    if (!isFirstView() && document.activeElement === document.body) moveFocus.current();
  }, []);
  return null;
};
