/** The one router that the page stands in. */

export { BrowserRouter } from '../router/browser-router.tsx';
export { type Guide, setGuide } from '../router/guide.ts';
export * from '../router/router.ts';
export { whenOnPageEntry } from '../router/tab-history.ts';
