export { defineManifest, type RemoteManifest, type ManifestRoute, type SlotDeclaration } from './manifest.ts';
export { defineRemote, type RemoteModule, type PageModule, type SlotModule, type LocaleModule } from './module.ts';
export { startCall } from './start-call.ts';
export type { SlotName, SlotProps } from './slots.ts';
