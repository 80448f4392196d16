import type { ReleaseDetails, ReleaseDocument } from '@shared-kernel/contracts/release/release';

const ADDRESS = '/m/_release';

const fetchDetails = async ({ compositionId }: ReleaseDocument): Promise<ReleaseDetails | null> => {
  const answer = await fetch(`${ADDRESS}?${new URLSearchParams({ details: compositionId })}`);
  return answer.ok ? answer.json() : null;
};

const fillIn = ({ remotes }: ReleaseDocument, details: ReleaseDetails): void => {
  for (const { live } of remotes) {
    const found = details.remotes.find(({ name }) => name === live.name);
    if (found === undefined) continue;
    Object.assign(live, { preload: found.preload, integrity: { ...found.integrity, ...live.integrity } });
    for (const route of live.routes) route.starts = found.starts[route.path] ?? [];
  }
};

const complete = async (document: ReleaseDocument): Promise<void> => {
  const details = await fetchDetails(document).catch(() => null);
  if (details?.compositionId === document.compositionId) fillIn(document, details);
};

const completions = new WeakMap<ReleaseDocument, Promise<void>>();

/**
 * Fills in what the inlined document leaves out: which files and calls the other pages need. Only fetching ahead asks for
 * it, once; without it (no connection, or a release that is live no more) pages are loaded when they are opened.
 */
export const completeDocument = (document: ReleaseDocument): Promise<void> => {
  const running = completions.get(document) ?? complete(document);
  completions.set(document, running);
  return running;
};
