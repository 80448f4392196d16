import { DEVELOPER_COMPOSITION } from '@shared-kernel/contracts/release/override';
import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import { DOCUMENT_ELEMENT_ID } from '@shared-kernel/contracts/system/document';

/** Runs in the page before the host: puts a remote into the release document. A data block may not be written into, so another element takes its place. */
function putIntoDocument(id: string, mine: DocumentRemote, suffix: string): void {
  const element = document.getElementById(id);
  const released = JSON.parse(element?.textContent ?? '');
  const others = released.remotes.filter(({ live }: { readonly live: DocumentRemote }) => live.name !== mine.name);
  const changed = {
    ...released,
    compositionId: released.compositionId + suffix,
    remotes: [...others, { live: mine, fallback: null }],
  };
  const holder = document.createElement('div');
  holder.id = id;
  holder.hidden = true;
  holder.textContent = JSON.stringify(changed);
  element?.replaceWith(holder);
}

/** The script that a page with the override loads first. */
export const overrideScript = (remote: DocumentRemote): string =>
  `(${putIntoDocument})(${[DOCUMENT_ELEMENT_ID, remote, DEVELOPER_COMPOSITION].map((value) => JSON.stringify(value)).join(',')});`;
