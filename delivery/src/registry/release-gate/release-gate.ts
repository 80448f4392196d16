import type { Pointers, Release } from '@shared-kernel/contracts/release/release';
import { mustRead, readCombinations } from '../live/compatibility.ts';
import { RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { combinedWith, idsOf, liveReleases, pastCombinations } from './combinations.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import type { PlatformCalls } from './rule.ts';
import { BUILD_RULES } from './rules.ts';

export interface GateOptions {
  /** What the live platform answers; left out: calls are not asked. */
  readonly platform?: PlatformCalls | undefined;
  /** Is told everything that was found, before anything is refused. */
  readonly report?: ((findings: readonly Finding[]) => void) | undefined;
}

const refuse = (findings: readonly Finding[], action: string): void => {
  if (findings.length === 0) return;
  const lines = findings.map(({ rule, package: id, what, whose }) => `${rule}: ${id}: ${what} (${whose})`);
  const advice = new Set(findings.map((finding) => finding.advice));
  throw new RegistryError(`Cannot ${action}:\n  ${lines.join('\n  ')}\n${[...advice].join('\n')}`);
};

const isProven = ({ grade }: Finding): boolean => grade === 'proven';

/** What releases, published or not, would break in every combination that some visitor has or had in the last day. */
export const checkReleases = async (
  store: ReleaseStore,
  candidates: readonly Release[],
  { platform }: GateOptions = {},
): Promise<readonly Finding[]> => {
  const combinations = [...(await combinedWith(store, candidates)), ...(await pastCombinations(store, candidates))];
  const live = await liveReleases(store, await store.readPointers());
  return judge({ candidates: idsOf(candidates), combinations, live, platform });
};

/** Throws a RegistryError for builds that are wrong whatever is live; the rest is told, since a promotion decides on it. */
export const refuseFaultyBuilds = async (
  store: ReleaseStore,
  candidates: readonly Release[],
  options: GateOptions,
): Promise<void> => {
  const findings = await checkReleases(store, candidates, options);
  options.report?.(findings);
  refuse(
    findings.filter((finding) => isProven(finding) && BUILD_RULES.has(finding.rule)),
    'publish',
  );
};

interface Change {
  readonly from: Pointers;
  readonly to: Pointers;
  /** The releases that some visitors get anew. */
  readonly releases: readonly string[];
  readonly action: string;
}

/**
 * Holds a change against every combination that comes of it, the platform and the visits under way. What was wrong with a
 * build when it was published is not asked again. Throws a RegistryError with what is proven.
 */
export const passGate = async (
  store: ReleaseStore,
  { from, to, releases, action }: Change,
  { platform, report }: GateOptions,
): Promise<void> => {
  const candidates = await Promise.all(releases.map((id) => mustRead(store, id)));
  const combinations = await readCombinations((id) => store.readRelease(id), to, from);
  const findings = judge({
    candidates: idsOf(candidates),
    combinations: [...combinations, ...(await pastCombinations(store, candidates))],
    live: await liveReleases(store, from),
    platform,
  }).filter(({ rule }) => !BUILD_RULES.has(rule));
  report?.(findings);
  refuse(findings.filter(isProven), action);
};
