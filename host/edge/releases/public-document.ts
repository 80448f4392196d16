import type { DocumentRemote, ReleaseDetails, ReleaseDocument } from 'shared-kernel/contracts/release';

const NO_TEXTS = { EN: [], TY: [] };
const NO_FILES = { start: { scripts: [], styles: [] }, pages: {}, locales: NO_TEXTS };

/** What loads the entry; the chunks behind it are checked by the integrity that the build itself carries. */
const entryOnly = (remote: DocumentRemote): DocumentRemote => ({
  ...remote,
  preload: NO_FILES,
  integrity: { [remote.entry]: remote.integrity[remote.entry] ?? '' },
});

/**
 * The release document as a page carries it: every route, and of the remotes what loads them. Which files and calls
 * *other* pages need is most of the document and nothing that the first view waits for: it comes by `detailsOf`.
 */
export const slimDocument = (document: ReleaseDocument): ReleaseDocument => ({
  ...document,
  remotes: document.remotes.map(({ live, fallback }) => ({
    live: { ...entryOnly(live), routes: live.routes.map((route) => ({ ...route, starts: [] })) },
    fallback: fallback === null ? null : { ...entryOnly(fallback), routes: [], slots: [] },
  })),
});

/** What `slimDocument` leaves out of the live releases. The same for every brand, language and visitor of a composition. */
export const detailsOf = ({ compositionId, remotes }: ReleaseDocument): ReleaseDetails => ({
  compositionId,
  remotes: remotes.map(({ live: { name, routes, preload, integrity } }) => ({
    name,
    starts: Object.fromEntries(routes.flatMap(({ path, starts }) => (starts.length === 0 ? [] : [[path, starts]]))),
    preload,
    integrity,
  })),
});
