import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { aWhitelabel } from '@shared-kernel/testing/site-builders';
import type { RemoteModule } from 'shared-kernel/remote';
import type { Host } from '../host-context.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createPageLoader } from '../routing/page-loader.ts';
import { routesOf } from '../routing/route-table.ts';
import { aDocumentRemote, aReleaseDocument } from './documents.ts';

const EMPTY: RemoteModule = { pages: {}, slots: {} };

/** A host with one live remote that has these routes, for a brand with these flags. */
export const aHost = (
  routes: readonly ReleaseRoute[],
  flags: Readonly<Record<string, boolean>> = {},
  module: RemoteModule = EMPTY,
): Host => {
  const document = {
    ...aReleaseDocument([{ live: aDocumentRemote({ routes: [...routes] }), fallback: null }]),
  };
  const startup = { ...document.startup, whitelabel: aWhitelabel({ flags: { ...flags } }) };
  const composed = { ...document, startup };
  const remotes = createRemoteLoader({ document: composed, loadRelease: async () => module });
  return {
    document: composed,
    routes: routesOf(composed),
    pages: createPageLoader(remotes),
    connectivity: { check: async () => undefined },
  };
};
