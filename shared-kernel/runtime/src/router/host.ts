/** The one router that the page stands in. */

export { BrowserRouter } from './browser-router.tsx';
export { type NavigationGuard, setNavigationGuard } from './navigation-guard.ts';
export * from './router.ts';
/** The overlays of the UI kit keep one entry of the tab's history each. */
export {
  addOverlayEntry,
  backOnPageEntry,
  leaveOverlayEntries,
  overlayEntries,
  pageIndex,
  setClearing,
  whenOnPageEntry,
} from './tab-history.ts';
