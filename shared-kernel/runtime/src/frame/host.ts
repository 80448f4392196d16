/** What the frame knows of the release document: its routes, and who fills which slot. */

export { fillFrame } from './frame.store.ts';
export * from './frame.ts';
export { type SlotFiller, slotStore } from './slot-outlet.tsx';
