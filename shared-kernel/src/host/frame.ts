/** What the frame knows of the release document: its routes, and who fills which slot. */

export { fillFrame } from '../frame/frame.store.ts';
export * from '../frame/frame.ts';
export { type SlotFiller, slotStore } from '../frame/slot-outlet.tsx';
