import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { ADVICE, claimFaults } from '../../live/compatibility.ts';
import { proven, review } from '../finding.ts';
import type { PairRule, ReleaseRule, SetRule } from '../rule.ts';

const addressesOf = (release: Release): readonly string[] =>
  release.kind === 'remote' ? release.routes.flatMap(({ path, aliases }) => [path, ...aliases]) : [];

export const ownRoutes: ReleaseRule = {
  id: 'routes/invalid',
  summary: 'A release claims each address and slot once, and a page can be at it.',
  advice: 'Take it out of the manifest.',
  isOfBuild: true,
  faultsOf: (release) => claimFaults([release]).map((what) => proven(releaseId(release), what)),
};

export const sharedRoutes: PairRule = {
  id: 'routes/claimed',
  summary: 'Each address and slot belongs to one release.',
  advice: ADVICE.claims,
  faultsOf: (one, other) => {
    const own = new Set([one, other].flatMap((release) => claimFaults([release])));
    return claimFaults([one, other])
      .filter((what) => !own.has(what))
      .map((what) => proven(releaseId(other), what));
  },
};

export const goneRoutes: SetRule = {
  id: 'routes/gone',
  summary: 'The addresses of the live release stay, since players keep them and others link to them.',
  advice: 'Keep the address as an alias of the page that took its place.',
  faultsOf: (candidate, set, { former }) => {
    if (former === undefined) return [];
    const present = new Set(set.flatMap(addressesOf));
    return addressesOf(former)
      .filter((address) => !present.has(address))
      .map((address) =>
        review(releaseId(candidate), `${address} of ${releaseId(former)} is no page's address any more`),
      );
  },
};
