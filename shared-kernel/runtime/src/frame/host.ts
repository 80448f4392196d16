/** What the frame knows of the release document: its routes, and who fills which slot. */

export { frameStore, registerRoutes } from './frame.store.ts';
export * from './frame.ts';
export { setRouteTitle } from './page-title.ts';
export { type SlotExtension, slotStore } from './slot-outlet.tsx';
