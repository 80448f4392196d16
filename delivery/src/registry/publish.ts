import type { Release } from 'shared-kernel/contracts/release';
import { releaseId } from 'shared-kernel/contracts/release';
import { readBuild, verifyBuild } from './build-files.ts';
import { HOST, refuseIncompatible } from './compatibility.ts';
import type { ReleaseStore } from './release-store.ts';

export interface PublishedRelease {
  readonly id: string;
  /** False when the same bytes were published before. */
  readonly isNew: boolean;
}

const liveHost = async (store: ReleaseStore): Promise<Release | null> => {
  const { packages } = await store.readPointers();
  const live = packages[HOST]?.live;
  return live === undefined ? null : store.readRelease(live);
};

/**
 * Publishes builds (folders with a release.json) without making any of them live. Each is proven whole first, and a
 * remote must be able to run on the host that is published with it or, without one, on the live host.
 * Throws a RegistryError, before anything is stored, when one of them may not be published.
 */
export const publishReleases = async (
  store: ReleaseStore,
  buildFolders: readonly string[],
): Promise<readonly PublishedRelease[]> => {
  const builds = await Promise.all(buildFolders.map(async (folder) => ({ folder, release: await readBuild(folder) })));
  for (const { folder, release } of builds) await verifyBuild(release, folder);
  const releases = builds.map(({ release }) => release);
  const host = releases.some(({ kind }) => kind === 'host') ? null : await liveHost(store);
  refuseIncompatible(host === null ? releases : [host, ...releases], 'publish');

  const published: PublishedRelease[] = [];
  for (const { folder, release } of builds) {
    published.push({ id: releaseId(release), isNew: await store.addRelease(release, folder) });
  }
  return published;
};

export const publishRelease = async (store: ReleaseStore, buildFolder: string): Promise<PublishedRelease> => {
  const [published] = await publishReleases(store, [buildFolder]);
  if (published === undefined) throw new Error('publishing one build answered nothing');
  return published;
};
