import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { type Fault, proven, review } from '../finding.ts';
import type { PairRule, ReleaseRule } from '../rule.ts';

const CLASS = /\.[\w-]+/g;

/** A class or an id of a library keeps to the library's own elements; without one it reaches every package's. */
const reachesAll = (selector: string): boolean => selector.startsWith('@') || !/[.#]/.test(selector);

const ADVICE = 'Begin the selector with a class of the package’s own CSS module; tokens belong to the kernel.';

export const globalStyles: ReleaseRule = {
  id: 'styles/global',
  isOfBuild: true,
  summary: 'A remote styles nothing but what is its own.',
  advice: ADVICE,
  faultsOf: (release, { former }) => {
    const found = release.facts?.globalStyles ?? [];
    const stands = new Set(former?.facts?.globalStyles);
    const inAll = found.filter(reachesAll).map((selector) => proven(releaseId(release), `styles ${selector}`));
    const ofLibraries = found.filter((selector) => !reachesAll(selector) && !stands.has(selector));
    const [first, ...others] = ofLibraries;
    if (first === undefined) return inAll;
    const more = others.length === 0 ? '' : ` and ${others.length} more without a class of its own`;
    return [...inAll, review(releaseId(release), `styles ${first}${more}`)];
  },
};

const stylesOf = (release: Release, owner: Release): readonly Fault[] =>
  (release.facts?.globalStyles ?? [])
    .filter((selector) => selector.match(CLASS)?.some((name) => name.startsWith(`.${owner.name}-`)))
    .map((selector) => proven(releaseId(release), `styles ${selector} of ${releaseId(owner)}`));

export const foreignStyles: PairRule = {
  id: 'styles/foreign',
  summary: 'A package styles no class of another.',
  advice: ADVICE,
  faultsOf: (one, other) => [...stylesOf(one, other), ...stylesOf(other, one)],
};
