import type { Combination } from '@shared-kernel/contracts/release/combinations';
import {
  historyOf,
  liveOf,
  parseReleaseId,
  RegistryError,
  type ReleaseStore,
  unmetNeeds,
} from '../registry/registry.ts';
import { minimise } from './delta-debugging.ts';

export type Verdict = 'good' | 'bad' | 'skip';

export interface Judge {
  /** What a person's command says of a combination. */
  judge(combination: Combination): Promise<Verdict>;
  /** Told of each verdict; `changed`: the releases that differ from the good side. */
  onVerdict(verdict: Verdict, changed: readonly string[]): void;
}

/** A release that breaks, alone or together with the others that were found. */
export interface Culprit {
  /** Undefined: the package was taken out. */
  readonly release: string | undefined;
  /** The release before it, with which the same combination is good. Undefined: the package was not there. */
  readonly before: string | undefined;
  /** Releases between the two that could not be judged. */
  readonly skipped: readonly string[];
}

/** The combination of a revision of the history; of releases: what is live, with these in the place of theirs. */
export const combinationNamed = async (store: ReleaseStore, named: readonly string[]): Promise<Combination> => {
  const pointers = await store.readPointers();
  const [first = ''] = named;
  if (named.length === 1 && /^\d+$/.test(first)) {
    const found = historyOf(pointers).find(({ revision }) => revision === Number(first));
    if (found !== undefined) return found.live;
    throw new RegistryError(`The history has no revision ${first}: see pnpm release history.`);
  }
  for (const id of named)
    if ((await store.publishedAt(id)) === null) throw new RegistryError(`${id} is neither a revision nor published.`);
  return { ...liveOf(pointers), ...Object.fromEntries(named.map((id) => [parseReleaseId(id).name, id])) };
};

/** A combination with the releases of some packages from another. */
const withThose = (base: Combination, other: Combination, names: readonly string[]): Combination => {
  const kept = Object.entries(base).filter(([name]) => !names.includes(name));
  const taken = names.flatMap((name) => (other[name] === undefined ? [] : [[name, other[name]] as const]));
  return Object.fromEntries([...kept, ...taken]);
};

/** Whether the host of a combination can run all of its remotes: one that it cannot was never live. */
const canRun = async (store: ReleaseStore, combination: Combination): Promise<boolean> => {
  const read = await Promise.all(Object.values(combination).map((id) => store.readRelease(id)));
  const releases = read.filter((release) => release !== null);
  const host = releases.find((release) => release.kind === 'host');
  if (host === undefined || releases.length < read.length) return false;
  return releases.every((release) => release.kind === 'host' || unmetNeeds(host, release).length === 0);
};

/** Releases of a package that were published between two others, in the order from the first to the second. */
const releasesBetween = async (store: ReleaseStore, from: string, to: string): Promise<readonly string[]> => {
  const all = await store.listReleases(parseReleaseId(from).name);
  const [start, end] = [all.indexOf(from), all.indexOf(to)];
  return start < end ? all.slice(start + 1, end) : all.slice(end + 1, start).toReversed();
};

/**
 * Finds what breaks between a good and a bad combination: the smallest set of packages whose bad releases do, then in each of them
 * the first bad release, with the others of the set as they are. Throws a RegistryError where an end is not what it was said to be.
 */
export const bisect = async (
  store: ReleaseStore,
  good: Combination,
  bad: Combination,
  { judge, onVerdict }: Judge,
): Promise<readonly Culprit[]> => {
  const known = new Map<string, Verdict>();
  const verdictOf = async (combination: Combination): Promise<Verdict> => {
    const key = Object.values(combination).sort().join(' ');
    const verdict = known.get(key) ?? ((await canRun(store, combination)) ? await judge(combination) : 'skip');
    if (!known.has(key))
      onVerdict(
        verdict,
        Object.entries(combination).flatMap(([name, id]) => (good[name] === id ? [] : [id])),
      );
    known.set(key, verdict);
    return verdict;
  };

  const changed = [...new Set([...Object.keys(good), ...Object.keys(bad)])].filter((name) => good[name] !== bad[name]);
  if (changed.length === 0) throw new RegistryError('The good and the bad side are the same releases.');
  for (const [side, combination] of [['good', good] as const, ['bad', bad] as const]) {
    const verdict = await verdictOf(combination);
    if (verdict !== side) throw new RegistryError(`The ${side} side is not ${side}: the command said ${verdict}.`);
  }
  const names = await minimise(changed, async (subset) => (await verdictOf(withThose(good, bad, subset))) === 'bad');
  const broken = withThose(good, bad, names);

  const narrow = async (name: string): Promise<Culprit> => {
    let before = good[name];
    let release = bad[name];
    const skipped: string[] = [];
    if (before === undefined || release === undefined) return { release, before, skipped };
    let between = await releasesBetween(store, before, release);
    while (between.length > 0) {
      const middle = Math.floor(between.length / 2);
      const id = between[middle] ?? '';
      const verdict = await verdictOf({ ...broken, [name]: id });
      if (verdict === 'skip') skipped.push(id);
      if (verdict === 'good') before = id;
      if (verdict === 'bad') release = id;
      const rest = {
        good: between.slice(middle + 1),
        bad: between.slice(0, middle),
        skip: between.toSpliced(middle, 1),
      };
      between = rest[verdict];
    }
    const unclear = await releasesBetween(store, before, release);
    return { release, before, skipped: skipped.filter((id) => unclear.includes(id)) };
  };
  const culprits: Culprit[] = [];
  for (const name of names) culprits.push(await narrow(name));
  return culprits;
};
