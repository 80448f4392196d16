import { type SlotExtension, slotStore } from 'shared-kernel/host/frame';
import type { SlotName } from 'shared-kernel/remote';

/** Fills a slot, as another remote would; all others are empty. */
export const fillSlot = (slot: SlotName, load: SlotExtension['load']): void => {
  const extension: SlotExtension = { id: `other/${slot}`, access: 'public', load, reportBroken: jest.fn() };
  slotStore.setState({ find: (name) => (name === slot ? [extension] : []) });
};
