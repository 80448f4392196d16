import { partnerBase } from '@shared-kernel/contracts/system/partner-page';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
// The library's own BrowserRouter hands the same history on as it is; no public name makes one.
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, Router } from 'react-router-dom';
import { fadeOver } from './fade-over.ts';
import { leaveOverlayEntries, rememberStart, whenOnPageEntry } from './tab-history.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** In a frame of an affiliate's page the pages' addresses have a prefix; they do not know of it. */
const base = (): string => partnerBase(window.location.pathname);

const startHistory = (): BrowserHistory => {
  rememberStart(base() !== '');
  leaveOverlayEntries();
  return createBrowserHistory({ v5Compat: true });
};

/** Goes where it is asked to from the page's own entry, so that an open overlay leaves none behind. */
const navigatorOf = (history: BrowserHistory): Navigator => ({
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  push: (to, state) => whenOnPageEntry(() => history.push(to, state)),
  replace: (to, state) => whenOnPageEntry(() => history.replace(to, state)),
  go: (steps) => whenOnPageEntry(() => history.go(steps)),
});

/** The site's router on the tab's history, in which open overlays have entries beside the pages'. */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(startHistory);
  const [basename] = useState(base);
  const [navigator] = useState(() => navigatorOf(history));
  const [{ action, location }, setState] = useState(() => ({ action: history.action, location: history.location }));
  const shown = useRef(location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isSamePage = next.location.pathname === shown.current;
        shown.current = next.location.pathname;
        // The steps back are the phone's own to draw.
        if (isSamePage || next.action === 'POP') startTransition(() => setState(next));
        else fadeOver(() => flushSync(() => setState(next))) || startTransition(() => setState(next));
      }),
    [history],
  );
  return (
    <Router basename={basename || '/'} location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
};
