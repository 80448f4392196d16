/**
 * The release document and what it is composed from. Written by `delivery` when a package is published, composed by
 * the document server for each request, read by the host. Schema changes raise RELEASE_SCHEMA.
 */
export {
  ANY_NAME,
  type HostRelease,
  hostRelease,
  LASTING_FOLDER,
  type Look,
  RELEASE_SCHEMA,
  type Release,
  type RemoteRelease,
  release,
  releaseId,
  remoteRelease,
} from './release-builds.ts';
export {
  type DocumentRemote,
  type ReleaseDetails,
  type ReleaseDocument,
  releaseDetails,
  releaseDocument,
} from './release-document.ts';
export {
  ACCESS_RULES,
  type AccessRule,
  type FrameOptions,
  type PartTexts,
  type Preload,
  type PreloadCall,
  type ReleaseRoute,
  type ReleaseSlot,
  SLOT_ACCESS,
  type SlotAccess,
} from './release-parts.ts';
export {
  type Canary,
  type Freeze,
  type Pin,
  type Pointers,
  pointers,
  type Revision,
  revision,
  type Signature,
  signature,
} from './release-pointers.ts';
