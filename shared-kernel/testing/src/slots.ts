import { type SlotFiller, slotStore } from 'shared-kernel/host/frame';
import type { SlotName } from 'shared-kernel/remote';

/** Fills a slot, as another remote would; all others are empty. */
export const fillSlot = (slot: SlotName, load: SlotFiller['load']): void => {
  const filler: SlotFiller = { id: `other/${slot}`, access: 'public', load, reportBroken: jest.fn() };
  slotStore.setState({ find: (name) => (name === slot ? [filler] : []) });
};
