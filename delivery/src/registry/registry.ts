/** The release registry: immutable releases, and one pointer document that says which of them are live. */

export { isSameBuild, readBuild } from './builds/build-files.ts';
export type { Finding } from './gate/finding.ts';
export { checkReleases, type GateOptions } from './gate/gate.ts';
export type { PlatformCalls } from './gate/rule.ts';
export {
  makeKeysIfNone,
  ownKeyFiles,
  readRegistryKeys,
  readTrustedKeys,
  writeKeyPair,
} from './keys/key-files.ts';
export { parseSigningKey } from './keys/release-keys.ts';
export {
  abortCanary,
  type CanaryOptions,
  holdCanary,
  raiseCanary,
  resumeCanary,
  startCanary,
} from './live/canaries.ts';
export { unmetNeeds } from './live/compatibility.ts';
export { type FreezeOptions, freeze, presentFreezes, unfreeze } from './live/freezes.ts';
export { historyOf, keptLive, liveOf } from './live/history.ts';
export { type PinOptions, pinRelease, presentPins, unpin } from './live/pins.ts';
export { promote } from './live/promote.ts';
export { type PublishedRelease, publishRelease, publishReleases } from './live/publish.ts';
export { type PackageStatus, type RegistryStatus, status } from './live/status.ts';
export { retire, rollback, rollbackTo } from './live/take-back.ts';
export { isRegistryError, parseReleaseId, RegistryError, type ReleaseName } from './release-name.ts';
export type { ReleaseStore } from './release-store.ts';
export { createFolderStore } from './store/folder-store.ts';
export type { RegistryKeys } from './store/places.ts';
