import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { claimedTwice, outsidePages } from '@shared-kernel/contracts/release/route-conflicts';
import { RegistryError } from '../registry-error.ts';

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
  const faults = [...claimedTwice(claimants), ...outsidePages(claimants)];
  if (faults.length === 0) return;
  throw new RegistryError(`Cannot ${action}:\n  ${faults.join('\n  ')}\n${advice}`);
};
