import type { Release } from 'shared-kernel/contracts/release';
import { releaseId } from 'shared-kernel/contracts/release';
import { readBuild, verifyBuild } from './build-files.ts';
import { refuseIncompatible } from './compatibility.ts';
import { refuseDoubleClaims } from './refuse-double-claims.ts';
import type { ReleaseStore } from './release-store.ts';

export interface PublishedRelease {
  readonly id: string;
  /** False when the same bytes were published before. */
  readonly isNew: boolean;
}

/** What is live and stays so beside the packages that are published now. */
const liveBeside = async (store: ReleaseStore, published: readonly Release[]): Promise<readonly Release[]> => {
  const { packages } = await store.readPointers();
  const ids = Object.entries(packages).flatMap(([name, { live }]) =>
    published.some((release) => release.name === name) ? [] : [live],
  );
  const releases = await Promise.all(ids.map((id) => store.readRelease(id)));
  return releases.filter((release) => release !== null);
};

/**
 * Publishes builds (folders with a release.json) without making any of them live. Each is proven whole first, and a
 * remote must be able to run on the host that is published with it or, without one, on the live host, and may claim no
 * address or slot of another remote.
 * Throws a RegistryError, before anything is stored, when one of them may not be published.
 */
export const publishReleases = async (
  store: ReleaseStore,
  buildFolders: readonly string[],
): Promise<readonly PublishedRelease[]> => {
  const builds = await Promise.all(buildFolders.map(async (folder) => ({ folder, release: await readBuild(folder) })));
  for (const { folder, release } of builds) await verifyBuild(release, folder);
  const releases = builds.map(({ release }) => release);
  const beside = await liveBeside(store, releases);
  refuseIncompatible([...beside.filter(({ kind }) => kind === 'host'), ...releases], 'publish');
  refuseDoubleClaims([...beside, ...releases], 'publish');

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
