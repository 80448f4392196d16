import type { DocumentRemote, HostRelease, RemoteRelease } from '@shared-kernel/contracts/release/release';
import { createFolderStore } from 'delivery/registry';
import { releaseSite as buildAndRelease } from '../../../services/release-site.ts';
import { REGISTRY } from '../places.ts';

export interface SiteRelease {
  readonly host: HostRelease;
  readonly remotes: readonly RemoteRelease[];
}

/** The live releases of the bench's registry. */
const readSite = async (): Promise<SiteRelease> => {
  const store = createFolderStore(REGISTRY);
  const { packages } = await store.readPointers();
  const releases = await Promise.all(Object.values(packages).map(({ live }) => store.readRelease(live)));
  const host = releases.find((release) => release?.kind === 'host');
  if (host?.kind !== 'host') throw new Error('The registry has no host.');
  return { host, remotes: releases.flatMap((release) => (release?.kind === 'remote' ? [release] : [])) };
};

/** Builds the packages that changed and publishes them into a registry of the bench's own, as `npm start` does. */
export const releaseSite = async (): Promise<SiteRelease> => {
  await buildAndRelease(REGISTRY);
  return readSite();
};

const NO_FILES = { start: { scripts: [], styles: [] }, pages: {}, locales: { EN: [], TY: [] } };

/** A remote as a monolith knows it: its routes and slots, and no files of its own. */
export const routesOnly = ({
  name,
  version,
  commit,
  global,
  kernel,
  namespace,
  routes,
  slots,
}: RemoteRelease): DocumentRemote => ({
  name,
  version,
  commit,
  baseUrl: '',
  entry: '',
  global,
  kernel,
  namespace,
  routes,
  slots,
  preload: NO_FILES,
  integrity: {},
});
