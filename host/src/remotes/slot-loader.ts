import type { ReleaseDocument } from 'shared-kernel/contracts/release';
import type { SlotLoader } from 'shared-kernel/frame';
import type { SlotModule, SlotName } from 'shared-kernel/remote';
import { loadTexts } from './part-texts.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Finds who fills a slot, by what the live releases declare; the filler comes with its texts. */
export const findSlotLoader =
  (document: ReleaseDocument, remotes: RemoteLoader) =>
  (name: SlotName): SlotLoader | undefined => {
    for (const { live } of document.remotes) {
      const slot = live.slots.find((each) => each.name === name);
      if (slot === undefined) continue;
      return async (): Promise<SlotModule> => {
        const module = await remotes.load(live.name);
        const load = module.slots[slot.component];
        if (load === undefined) throw new Error(`The ${live.name} remote has no slot component '${slot.component}'.`);
        const [filler] = await Promise.all([load(), loadTexts(module, live.namespace, slot.component)]);
        return filler;
      };
    }
    return undefined;
  };
