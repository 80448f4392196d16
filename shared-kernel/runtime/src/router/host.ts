/** The one router that the page stands in. */

export { BrowserRouter } from './browser-router.tsx';
export { type NavigationGuard, setNavigationGuard } from './navigation-guard.ts';
export * from './router.ts';
export { shownPath } from './shown-path.ts';
export { whenOnPageEntry } from './tab-history.ts';
