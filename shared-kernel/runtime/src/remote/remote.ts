export type { SlotName, SlotProps } from '@shared-kernel/contracts/release/slots';
export {
  defineManifest,
  type ManifestRoute,
  type RemoteManifest,
  type RouteNeed,
  type SlotDeclaration,
} from './manifest.ts';
export type { LocaleLoaders, LocaleModule, PageModule, RemoteModule, RemoteModuleOf, SlotModule } from './module.ts';
export { preloadCall } from './preload-call.ts';
export { preloadRecords } from './preload-records.ts';
