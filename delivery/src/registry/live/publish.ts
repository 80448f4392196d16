import { type HostRelease, type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { readBuild, verifyBuild } from '../builds/build-files.ts';
import { combinedWith } from '../release-gate/combinations.ts';
import { type GateOptions, refuseFaultyBuilds } from '../release-gate/release-gate.ts';
import type { ReleaseStore } from '../release-store.ts';
import { ADVICE, claimFaults, faultsIn, needsFaults, refuseFaults, unmetNeeds } from './compatibility.ts';

const HOST = 'host';

export interface PublishedRelease {
  readonly id: string;
  /** False when the same bytes were published before. */
  readonly isNew: boolean;
  /** True: the live host lacks what it needs, another published one has it; promoted only together with such a host. */
  readonly waitsForHost: boolean;
}

const publishedHosts = async (store: ReleaseStore): Promise<readonly HostRelease[]> => {
  const ids = await store.listReleases(HOST);
  const releases = await Promise.all(ids.map((id) => store.readRelease(id)));
  return releases.filter((release) => release?.kind === 'host');
};

/**
 * The ids of remotes that wait for a host: none of them can be made live now, though a published host has what it needs.
 * Throws a RegistryError for a remote that no host at all can run.
 */
const waitingForHost = async (
  store: ReleaseStore,
  releases: readonly Release[],
  liveHost: Release | undefined,
): Promise<ReadonlySet<string>> => {
  const host = releases.find(({ kind }) => kind === HOST) ?? liveHost;
  if (host?.kind !== 'host') return new Set();
  const unfit = releases.filter((release) => release.kind === 'remote' && unmetNeeds(host, release).length > 0);
  if (unfit.length === 0) return new Set();
  const others = await publishedHosts(store);
  const runsSomewhere = (remote: Release): boolean =>
    remote.kind === 'remote' && others.some((other) => unmetNeeds(other, remote).length === 0);
  const homeless = [host, ...unfit.filter((remote) => !runsSomewhere(remote))];
  refuseFaults(needsFaults(homeless), 'publish', ADVICE.needs);
  return new Set(unfit.map(releaseId));
};

/**
 * Publishes builds (folders with a release.json) without making any of them live. Each is proven whole first, and a
 * remote must be able to run on the host that is published with it, on the live one or, to be promoted later, on another
 * published one; it may claim no address or slot of another remote, and the gate finds nothing wrong with the build itself.
 * Throws a RegistryError, before anything is stored, when one of them may not be published.
 */
export const publishReleases = async (
  store: ReleaseStore,
  buildFolders: readonly string[],
  gate: GateOptions = {},
): Promise<readonly PublishedRelease[]> => {
  const builds = await Promise.all(buildFolders.map(async (folder) => ({ folder, release: await readBuild(folder) })));
  for (const { folder, release } of builds) await verifyBuild(release, folder);
  const releases = builds.map(({ release }) => release);
  const combinations = await combinedWith(store, releases);
  const waiting = await waitingForHost(
    store,
    releases,
    combinations[0]?.set.find(({ kind }) => kind === HOST),
  );
  refuseFaults(faultsIn(combinations, claimFaults), 'publish', ADVICE.claims);
  await refuseFaultyBuilds(store, releases, gate);

  const published: PublishedRelease[] = [];
  for (const { folder, release } of builds) {
    const id = releaseId(release);
    published.push({ id, isNew: await store.addRelease(release, folder), waitsForHost: waiting.has(id) });
  }
  return published;
};

export const publishRelease = async (store: ReleaseStore, buildFolder: string): Promise<PublishedRelease> => {
  const [published] = await publishReleases(store, [buildFolder]);
  if (published === undefined) throw new Error('publishing one build answered nothing');
  return published;
};
