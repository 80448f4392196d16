import semver from 'semver';
import type { HostRelease, Release, RemoteRelease } from 'shared-kernel/contracts/release';
import { releaseId } from 'shared-kernel/contracts/release';
import { RegistryError } from './registry-error.ts';

const fault = (host: HostRelease, remote: RemoteRelease): string | null => {
  const provided = host.provides.kernel;
  if (provided !== undefined && semver.satisfies(provided, remote.kernel)) return null;
  return `${releaseId(remote)} needs kernel ${remote.kernel}, and ${releaseId(host)} provides ${provided ?? 'none'}`;
};

/** Throws a RegistryError that names each remote which cannot run on the set's host. A set without a host is not checked. */
export const refuseIncompatible = (set: readonly Release[], action: string): void => {
  const host = set.find((release) => release.kind === 'host');
  if (host === undefined) return;
  const faults = set.flatMap((release) => (release.kind === 'remote' ? (fault(host, release) ?? []) : []));
  if (faults.length === 0) return;
  throw new RegistryError(
    `Cannot ${action}:\n  ${faults.join('\n  ')}\nBuild the remote against that kernel, or promote a host that provides what it needs.`,
  );
};
