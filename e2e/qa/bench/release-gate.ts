import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pin, type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { checkReleases, createFolderStore, promote, type ReleaseStore, readBuild } from 'delivery/registry';

const PACKAGES = ['host', 'remote-browse', 'remote-account', 'remote-member', 'remote-agent'];
const WORKSPACE = join(import.meta.dirname, '../../..');
/** Releases of each remote that some merchant is pinned to. */
const RELEASES = 6;

const addAll = async (store: ReleaseStore, release: Release): Promise<readonly Release[]> => {
  const all = Array.from({ length: RELEASES }, (_, place) => ({ ...release, commit: `aaaaaaa${place}` }));
  for (const each of all) await store.addRelease(each, null);
  return all;
};

/** Pins of so many merchants, no two to the same releases. */
const pinsOf = (remotes: readonly (readonly Release[])[], merchants: number): Pin[] =>
  Array.from({ length: merchants }, (_, merchant) =>
    remotes.map((releases, digit): Pin => {
      const release = releases[Math.floor(merchant / RELEASES ** digit) % RELEASES] as Release;
      const until = '2999-01-01T00:00:00.000Z';
      return { merchant: `m${merchant}`, package: release.name, release: releaseId(release), until, by: 'bench' };
    }),
  ).flat();

/** How long the gate takes for one release of this checkout's builds, by the number of live combinations. */
export const benchGate = async (): Promise<void> => {
  const registry = await mkdtemp(join(tmpdir(), 'gate-'));
  try {
    const store = createFolderStore(registry);
    const builds = await Promise.all(PACKAGES.map((name) => readBuild(join(WORKSPACE, name, 'dist'))));
    const published: (readonly Release[])[] = [];
    for (const build of builds) published.push(await addAll(store, build));
    await promote(
      store,
      published.flatMap(([first]) => (first === undefined ? [] : [releaseId(first)])),
    );
    for (const combinations of [1, 50, 200, 1000]) {
      const pins = pinsOf(published.slice(1), combinations);
      await store.changePointers('bench', (pointers) => ({ ...pointers, pins }));
      for (const release of builds.slice(0, 2)) {
        const start = performance.now();
        const findings = await checkReleases(store, [release]);
        const ms = Math.round(performance.now() - start);
        console.log(`${release.name}: ${combinations} combinations in ${ms} ms, ${findings.length} findings`);
      }
    }
  } finally {
    await rm(registry, { recursive: true });
  }
};
