import {
  ANY_NAME,
  type HostRelease,
  type Pointers,
  type Release,
  type RemoteRelease,
  releaseId,
} from '@shared-kernel/contracts/release/release';
import { claimedTwice, outsidePages } from '@shared-kernel/contracts/release/route-conflicts';
import semver from 'semver';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { liveOf } from './history.ts';

/** Words for what a remote imports and a host lacks: `shared-kernel/ui/stepper`, or names of a module that is there. */
const missingModules = (
  consumes: NonNullable<RemoteRelease['consumes']>,
  modules: NonNullable<HostRelease['modules']>,
): readonly string[] =>
  Object.entries(consumes).flatMap(([request, names]) => {
    const provided = modules[request];
    if (provided === undefined) return [request];
    const missing = provided.includes(ANY_NAME) ? [] : names.filter((name) => !provided.includes(name));
    return missing.length === 0 ? [] : [`${missing.join(', ')} of ${request}`];
  });

/**
 * What a remote needs of a host and does not get, as facts of both builds: its range of kernel versions, and every shared
 * module and name that it imports. A build from before such facts were written is judged by its range alone.
 */
export const unmetNeeds = (host: HostRelease, remote: RemoteRelease): readonly string[] => {
  const provided = host.provides.kernel;
  const isInRange = provided !== undefined && semver.satisfies(provided, remote.kernel);
  const missing =
    remote.consumes === undefined || host.modules === undefined ? [] : missingModules(remote.consumes, host.modules);
  const who = `${releaseId(remote)} needs`;
  return [
    ...(isInRange ? [] : [`${who} kernel ${remote.kernel}, and ${releaseId(host)} provides ${provided ?? 'none'}`]),
    ...missing.map((what) => `${who} ${what}, which ${releaseId(host)} does not provide`),
  ];
};

/** Throws a RegistryError with the faults of a set of releases, if there are any. */
const refuseFaults = (faults: readonly string[], action: string, advice: string): void => {
  if (faults.length > 0) throw new RegistryError(`Cannot ${action}:\n  ${faults.join('\n  ')}\n${advice}`);
};

/** Throws a RegistryError that says what each remote lacks on the set's host. A set without a host is not checked. */
export const refuseIncompatible = (
  set: readonly Release[],
  action: string,
  advice = 'Build the remote against that kernel, or promote a host that provides what it needs.',
): void => {
  const host = set.find((release) => release.kind === 'host');
  if (host === undefined) return;
  const faults = set.flatMap((release) => (release.kind === 'remote' ? unmetNeeds(host, release) : []));
  refuseFaults(faults, action, advice);
};

/**
 * Throws a RegistryError that names every address and slot which two releases of a set claim, since only one would be
 * shown, and every address at which there are no pages.
 */
export const refuseDoubleClaims = (
  set: readonly Release[],
  action: string,
  advice = 'Take it out of one manifest. To hand a page over, publish and promote both remotes together.',
): void => {
  const remotes = set.filter((release) => release.kind === 'remote');
  const claimants = remotes.map((release) => ({ ...release, name: releaseId(release) }));
  refuseFaults([...claimedTwice(claimants), ...outsidePages(claimants)], action, advice);
};

/** The published release. Throws a RegistryError that says what is published instead. */
export const mustRead = async (store: ReleaseStore, id: string): Promise<Release> => {
  const release = await store.readRelease(id);
  if (release !== null) return release;
  const { name } = parseReleaseId(id);
  const published = await store.listReleases(name);
  const known = published.length === 0 ? 'nothing of this package' : published.join(', ');
  throw new RegistryError(`${id} is not published. Published: ${known}.`);
};

interface Change {
  readonly from: Pointers;
  readonly to: Pointers;
  readonly action: string;
  /** What to do about a refusal, where it is not to build something else. */
  readonly advice?: string | undefined;
}

/** Every live release after the change must be able to run with every other; a new pointer is all that a player sees. */
export const refuseBrokenSet = async (store: ReleaseStore, { from, to, action, advice }: Change): Promise<void> => {
  const stays = new Set(Object.values(liveOf(from)));
  // What stays comes first: it owns what it has, and the newcomer is named as the one that claims it too.
  const live = Object.values(liveOf(to)).sort((one, other) => Number(stays.has(other)) - Number(stays.has(one)));
  const set = await Promise.all(live.map((id) => mustRead(store, id)));
  refuseIncompatible(set, action, advice);
  refuseDoubleClaims(set, action, advice);
};
