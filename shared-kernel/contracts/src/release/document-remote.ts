import type { DocumentRemote, RemoteRelease } from './release.ts';

/** A remote's release as a page's document has it: served from `baseUrl`, with the integrity of these files. */
export const documentRemoteOf = (
  release: RemoteRelease,
  baseUrl: string,
  integrity: DocumentRemote['integrity'],
): DocumentRemote => ({
  name: release.name,
  version: release.version,
  commit: release.commit,
  baseUrl,
  entry: release.entry,
  global: release.global,
  kernel: release.kernel,
  namespace: release.namespace,
  routes: release.routes,
  slots: release.slots,
  preload: release.preload,
  integrity,
});
