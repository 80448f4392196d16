import type { HostRelease, Release, RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import type { PlatformCalls } from '../rule.ts';

/** What is live, or would be: the releases of a page, and what the platform answers. */
export interface Site {
  readonly host: HostRelease;
  readonly remotes: readonly RemoteRelease[];
  readonly platform: PlatformCalls;
}

/** One change of a site, as data: the site after it. */
export interface Change {
  /** What kind of change it is, for the table. */
  readonly kind: string;
  /** What exactly is changed. */
  readonly name: string;
  readonly after: Site;
}

export const releasesOf = ({ host, remotes }: Site): readonly Release[] => [host, ...remotes];

const without = <Value>(of: Readonly<Record<string, Value>>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key !== name));

/** `undefined` takes the entry out. */
export const withEntry = <Value>(
  of: Readonly<Record<string, Value>>,
  name: string,
  value: Value | undefined,
): Record<string, Value> => (value === undefined ? without(of, name) : { ...of, [name]: value });

/** Of a build that has nothing to do with anybody. */
export const NO_FACTS: ReleaseFacts = {
  calls: {},
  publishes: {},
  subscribes: {},
  shows: {},
  fills: {},
  flags: [],
  knownFlags: [],
  untranslated: { EN: [], TY: [] },
  globalStyles: [],
};

export const factsOf = ({ facts }: Release): ReleaseFacts => facts ?? NO_FACTS;

/** A build of another commit: what changes is a new release. */
const COMMIT = 'c0ffee00.00000000';

export const withHost = (site: Site, change: Partial<HostRelease>): Site => ({
  ...site,
  host: { ...site.host, ...change, commit: COMMIT },
});

export const withHostFacts = (site: Site, change: Partial<ReleaseFacts>): Site =>
  withHost(site, { facts: { ...factsOf(site.host), ...change } });

export const withRemote = (site: Site, name: string, change: Partial<RemoteRelease>): Site => ({
  ...site,
  remotes: site.remotes.map((remote) => (remote.name === name ? { ...remote, ...change, commit: COMMIT } : remote)),
});

export const withRemoteFacts = (site: Site, remote: RemoteRelease, change: Partial<ReleaseFacts>): Site =>
  withRemote(site, remote.name, { facts: { ...factsOf(remote), ...change } });

/** At most so many of a list, spread over it: each remote and each part of it has its turn. */
export const spread = <Value>(values: readonly Value[], most: number): readonly Value[] => {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_value, place) => place % step === 0);
};
