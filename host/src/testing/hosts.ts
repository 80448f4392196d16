import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { aWhitelabel } from '@shared-kernel/testing/site-builders';
import type { RemoteModule } from 'shared-kernel/remote';
import type { Host } from '../host-context.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createPageLoader } from '../routing/page-loader.ts';
import { routesOf } from '../routing/route-table.ts';
import { aDocumentRemote, aReleaseDocument } from './documents.ts';

const EMPTY: RemoteModule = { pages: {}, slots: {} };

const FORMER_VERSION = '0.9.0';

/** A host with one live remote that has these routes, for a brand with these flags. `former`: the release before it. */
export const aHost = (
  routes: readonly ReleaseRoute[],
  flags: Readonly<Record<string, boolean>> = {},
  module: RemoteModule = EMPTY,
  former?: RemoteModule,
): Host => {
  const fallback = former === undefined ? null : aDocumentRemote({ version: FORMER_VERSION });
  const document = {
    ...aReleaseDocument([{ live: aDocumentRemote({ routes: [...routes] }), fallback }]),
  };
  const startup = { ...document.startup, whitelabel: aWhitelabel({ flags: { ...flags } }) };
  const composed = { ...document, startup };
  const remotes = createRemoteLoader({
    document: composed,
    loadRelease: async ({ version }) => (former !== undefined && version === FORMER_VERSION ? former : module),
  });
  return {
    document: composed,
    routes: routesOf(composed),
    pages: createPageLoader(remotes),
    partner: null,
    connectivity: { check: async () => undefined },
  };
};
