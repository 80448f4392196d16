import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { DOCUMENT_ELEMENT_ID } from '@shared-kernel/contracts/system/document';

/**
 * The release document that the document server inlined. It comes from the page's own origin and was composed by code
 * of this release's contract, so it is read, not validated, on the way to the first paint.
 */
export const readReleaseDocument = (page: Document): ReleaseDocument => {
  const text = page.getElementById(DOCUMENT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${DOCUMENT_ELEMENT_ID}: it was not served by the document server.`);
  return JSON.parse(text);
};
