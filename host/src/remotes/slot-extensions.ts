import { enabledParts } from '@shared-kernel/contracts/release/enabled-parts';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { publish } from 'shared-kernel/events';
import type { SlotExtension } from 'shared-kernel/host/frame';
import type { SlotName } from 'shared-kernel/remote';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * Who fills which slot: what the live releases declare, without what stands under a flag that is off, in the declared
 * order and then by name. An extension comes with its texts.
 */
export const slotExtensions = (document: ReleaseDocument, remotes: RemoteLoader) => {
  const { compositionId, startup } = document;
  const declared = document.remotes
    .flatMap(({ live }) =>
      enabledParts(live.slots, startup.whitelabel.flags).map((slot) => ({ slot, remote: live.name })),
    )
    .sort((one, other) => (one.slot.order ?? 0) - (other.slot.order ?? 0));
  return (name: SlotName): readonly SlotExtension[] =>
    declared
      .filter(({ slot }) => slot.name === name)
      .map(({ slot, remote }) => ({
        id: `${remote}/${slot.component}`,
        access: slot.access ?? 'public',
        load: () => remotes.loadSlot(remote, slot.component),
        reportBroken: (error) =>
          publish('remote.failed', { remote, phase: 'render', slot: slot.component, compositionId, error }),
      }));
};
