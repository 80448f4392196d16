/** The release registry: immutable releases, and one pointer document that says which of them are live. */

export { type Bucket, bucketAt, isBucket } from './bucket/bucket.ts';
export { BucketError } from './bucket/bucket-errors.ts';
export { createBucketStore } from './bucket/bucket-store.ts';
export { isSameBuild, readBuild } from './builds/build-files.ts';
export {
  ownKeyFiles,
  ownRootFiles,
  readNewestRoot,
  readRegistryKeys,
  readTrustedKeys,
  readTrustedRoot,
} from './keys/key-files.ts';
export { makeKeysIfNone, makeRootIfNone, writeKeyPair } from './keys/make-keys.ts';
export { type OverrideTrust, readOverride, signOverride } from './keys/override-token.ts';
export { createKeyPair, parseSigningKey, type SigningKey, type TrustedKeys, trustOf } from './keys/release-keys.ts';
export { keysOfRoot, type Root, walkRoots } from './keys/root.ts';
export {
  abortCanary,
  type CanaryOptions,
  holdCanary,
  raiseCanary,
  resumeCanary,
  startCanary,
} from './live/canaries.ts';
export type { Bytes, Difference, ReleaseDifference } from './live/compare-releases.ts';
export { unmetNeeds } from './live/compatibility.ts';
export { diff, type PackageDifference } from './live/diff.ts';
export { type FreezeOptions, freeze, presentFreezes, unfreeze } from './live/freezes.ts';
export { changedBy, historyOf, keptLive, liveOf, namedReleases } from './live/history.ts';
export { makeOverride } from './live/make-override.ts';
export { type PinOptions, pinnedElsewhere, pinRelease, presentPins, unpin } from './live/pins.ts';
export { promote } from './live/promote.ts';
export { type PublishedRelease, publishRelease, publishReleases } from './live/publish.ts';
export { renew, renewIfDue } from './live/renew.ts';
export { type PackageStatus, type RegistryStatus, status } from './live/status.ts';
export { retire, rollback, rollbackTo } from './live/take-back.ts';
export { verifyHistory } from './live/verify-history.ts';
export { openRegistry, registryAt } from './open-registry.ts';
export type { Finding } from './release-gate/finding.ts';
export { checkReleases, type GateOptions } from './release-gate/release-gate.ts';
export type { PlatformCalls } from './release-gate/rule.ts';
export {
  isRegistryError,
  isUntrustedError,
  parseReleaseId,
  RegistryError,
  type ReleaseName,
  UntrustedError,
} from './release-name.ts';
export type { ReleaseStore } from './release-store.ts';
export { createFolderStore } from './store/folder-store.ts';
export type { RegistryKeys } from './store/places.ts';
export { parsePointers, VALID_DAYS } from './store/pointers-document.ts';
export type { ChangeOptions } from './store/pointers-file.ts';
