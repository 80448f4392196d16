import { type LiveCombination, liveCombinations } from '@shared-kernel/contracts/release/combinations';
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

/** What a set's remotes lack on its host, one line each. A set without a host is not asked. */
export const needsFaults = (set: readonly Release[]): readonly string[] => {
  const host = set.find((release) => release.kind === 'host');
  if (host === undefined) return [];
  return set.flatMap((release) => (release.kind === 'remote' ? unmetNeeds(host, release) : []));
};

/** Every address and slot that two releases of a set claim, since only one would be shown, and every address at which there are no pages. */
export const claimFaults = (set: readonly Release[]): readonly string[] => {
  const remotes = set.filter((release) => release.kind === 'remote');
  const claimants = remotes.map((release) => ({ ...release, name: releaseId(release) }));
  return [...claimedTwice(claimants), ...outsidePages(claimants)];
};

/** What to do about a refusal of each kind. */
export const ADVICE = {
  needs: 'Build the remote against that kernel, or promote a host that provides what it needs.',
  claims: 'Take it out of one manifest. To hand a page over, publish and promote both remotes together.',
} as const;

/** Throws a RegistryError with the faults, if there are any. */
export const refuseFaults = (faults: readonly string[], action: string, advice: string): void => {
  const lines = [...new Set(faults)].join('\n  ');
  if (lines !== '') throw new RegistryError(`Cannot ${action}:\n  ${lines}\n${advice}`);
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

/** Whose visitors get a combination, in words; empty: everybody's. */
const audienceText = ({ pins }: Pointers, { audience, releases }: LiveCombination): string => {
  const { merchant, canaries } = audience;
  const pinned = pins.filter((pin) => pin.merchant === merchant && releases[pin.package] === pin.release);
  const parts = [
    ...(canaries.length === 0 ? [] : [`in canary ${canaries.join(' and ')}`]),
    ...(merchant === null ? [] : [`at ${merchant}`]),
    ...pinned.map(({ release, until, by }) => `which ${by} pinned to ${release} until ${until}`),
  ];
  return parts.length === 0 ? '' : `visitors ${parts.join(' ')}`;
};

/** A combination as its releases, with whose it is. */
export interface ReadCombination {
  readonly set: readonly Release[];
  /** In words; empty: everybody's. */
  readonly whose: string;
}

/**
 * The combinations that visitors get, as releases, without those that `read` does not find. `known`: combinations of these
 * pointers are left out, since they are live already.
 */
export const readCombinations = async (
  read: (id: string) => Promise<Release | null>,
  pointers: Pointers,
  known: Pointers | null = null,
): Promise<readonly ReadCombination[]> => {
  const now = Date.now();
  const keyOf = ({ releases }: LiveCombination): string => Object.values(releases).sort().join(' ');
  const former = known === null ? [] : liveCombinations(known, now);
  const isKnown = new Set(former.map(keyOf));
  const stays = new Set(former.flatMap(({ releases }) => Object.values(releases)));
  const readings = new Map<string, Promise<Release | null>>();
  const readOnce = (id: string): Promise<Release | null> => {
    const reading = readings.get(id) ?? read(id);
    readings.set(id, reading);
    return reading;
  };
  // What stays comes first: it owns what it has, and the newcomer is named as the one that claims it too.
  const inOrder = (ids: readonly string[]): readonly string[] =>
    [...ids].sort((one, other) => Number(stays.has(other)) - Number(stays.has(one)));
  return Promise.all(
    liveCombinations(pointers, now)
      .filter((combination) => !isKnown.has(keyOf(combination)))
      .map(async (combination) => ({
        set: (await Promise.all(inOrder(Object.values(combination.releases)).map(readOnce))).filter(
          (release) => release !== null,
        ),
        whose: audienceText(pointers, combination),
      })),
  );
};

/** The faults of all combinations. What is wrong with several is said of the first, which has the most visitors. */
export const faultsIn = (
  combinations: readonly ReadCombination[],
  faultsOf: (set: readonly Release[]) => readonly string[],
): readonly string[] => {
  const said = new Map<string, string>();
  for (const { set, whose } of combinations)
    for (const fault of faultsOf(set))
      if (!said.has(fault)) said.set(fault, whose === '' ? fault : `${fault} (for ${whose})`);
  return [...said.values()];
};

/**
 * The releases of every combination that some visitor would get after a change must fit together: a new pointer is all that
 * a player sees. Throws a RegistryError that says what does not, and for whom.
 */
export const refuseBrokenSet = async (store: ReleaseStore, { from, to, action, advice }: Change): Promise<void> => {
  const combinations = await readCombinations((id) => mustRead(store, id), to, from);
  refuseFaults(faultsIn(combinations, needsFaults), action, advice ?? ADVICE.needs);
  refuseFaults(faultsIn(combinations, claimFaults), action, advice ?? ADVICE.claims);
};
