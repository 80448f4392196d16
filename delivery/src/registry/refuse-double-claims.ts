import { claimedTwice } from 'shared-kernel/contracts/claims';
import { type Release, releaseId } from 'shared-kernel/contracts/release';
import { RegistryError } from './registry-error.ts';

/** Throws a RegistryError that names every address and slot which two releases of a set claim: only one would be shown. */
export const refuseDoubleClaims = (set: readonly Release[], action: string): void => {
  const remotes = set.filter((release) => release.kind === 'remote');
  const faults = claimedTwice(remotes.map((release) => ({ ...release, name: releaseId(release) })));
  if (faults.length === 0) return;
  throw new RegistryError(
    `Cannot ${action}:\n  ${faults.join('\n  ')}\nTake it out of one manifest. To hand a page over, publish and promote both remotes together.`,
  );
};
