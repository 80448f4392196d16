export { defineManifest, type RemoteManifest, type ManifestRoute, type SlotDeclaration } from './manifest.ts';
export type { LocaleModule, PageModule, RemoteModule, RemoteModuleOf, SlotModule } from './module.ts';
export { startCall } from './start-call.ts';
export type { SlotName, SlotProps } from './slots.ts';
