import type { DocumentRemote, ReleaseDetails, ReleaseDocument } from '@shared-kernel/contracts/release/release';

const NO_TEXTS = { EN: [], TY: [] };
const NO_FILES = { start: { scripts: [], styles: [] }, pages: {}, locales: NO_TEXTS };

/** Keeps what loads the entry. The build itself carries the integrity of the chunks behind it. */
const entryOnly = (remote: DocumentRemote): DocumentRemote => ({
  ...remote,
  preload: NO_FILES,
  integrity: { [remote.entry]: remote.integrity[remote.entry] ?? '' },
});

/**
 * The public release document, which a page carries inline: all routes, and for each remote what loads it. The files and start calls of
 * other pages are most of the whole document, and the first view does not need them: `detailsOf` returns those.
 */
export const publicDocument = (document: ReleaseDocument): ReleaseDocument => ({
  ...document,
  remotes: document.remotes.map(({ live, fallback }) => ({
    live: { ...entryOnly(live), routes: live.routes.map((route) => ({ ...route, starts: [] })) },
    fallback: fallback === null ? null : { ...entryOnly(fallback), routes: [], slots: [] },
  })),
});

/** The parts of the live releases that `publicDocument` leaves out. Equal for every brand, language and visitor of a composition. */
export const detailsOf = ({ compositionId, remotes }: ReleaseDocument): ReleaseDetails => ({
  compositionId,
  remotes: remotes.map(({ live: { name, routes, preload, integrity } }) => ({
    name,
    starts: Object.fromEntries(routes.flatMap(({ path, starts }) => (starts.length === 0 ? [] : [[path, starts]]))),
    preload,
    integrity,
  })),
});
