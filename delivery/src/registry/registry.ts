/** The release registry: immutable releases, and one pointer document that says which of them are live. */
export { unmetNeeds } from './compatibility.ts';
export { createFolderStore } from './folder-store.ts';
export { promote, rollback } from './promote.ts';
export { type PublishedRelease, publishRelease, publishReleases } from './publish.ts';
export { isRegistryError, RegistryError } from './registry-error.ts';
export { parseReleaseId, type ReleaseName } from './release-name.ts';
export type { ReleaseStore } from './release-store.ts';
export { type PackageStatus, type RegistryStatus, status } from './status.ts';
