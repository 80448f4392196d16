export type { SlotName, SlotProps } from '../contracts/slots.d.ts';
export { defineManifest, type ManifestRoute, type RemoteManifest, type RouteNeed, type SlotDeclaration, } from './manifest.d.ts';
export type { LocaleLoaders, LocaleModule, PageModule, RemoteModule, RemoteModuleOf, SlotModule } from './module.d.ts';
export { startCall } from './start-call.d.ts';
export { startRecords } from './start-records.d.ts';
