import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { DocumentRemote } from 'shared-kernel/contracts/release';
import type { RemoteModule } from 'shared-kernel/remote';
import { loadScript } from './load-script.ts';

/** How long a remote's entry may take on one try: a few seconds, not the library's twenty. */
const ENTRY_TIMEOUT_MS = 6000;

/** What the library calls a remote's entry once it has run. */
type Plugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];
type Container = Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>;

declare global {
  interface Window {
    [container: `remote_${string}`]: Container;
  }
}

const byEntry = new Map<string, DocumentRemote>();

const entryUrl = (release: DocumentRemote): string => `${release.baseUrl}${release.entry}`;

const containerOf = (release: DocumentRemote): Container => window[release.global as `remote_${string}`];

/**
 * The library asks for the manifest or entry by its own rules (no limit, twenty seconds, no integrity); here the entry
 * comes with the document's integrity and our limit, and the document's own script tag counts.
 */
const loadEntry = async ({ remoteInfo }: { remoteInfo: { entry: string } }): Promise<Container> => {
  const release = byEntry.get(remoteInfo.entry);
  if (release === undefined) return undefined;
  if (containerOf(release) === undefined) {
    await loadScript({
      url: remoteInfo.entry,
      integrity: release.integrity[release.entry],
      timeoutMs: ENTRY_TIMEOUT_MS,
    });
  }
  const container = containerOf(release);
  if (container === undefined) throw new Error(`${remoteInfo.entry} ran without setting ${release.global}.`);
  return container;
};

/** Call once, before the first `loadRelease`. */
export const startFederation = (): void => registerPlugins([{ name: 'release-document', loadEntry }]);

/** Loads the one module of a release. Rejects when its entry or start chunks cannot be had; calling again tries again. */
export const loadRelease = async (release: DocumentRemote): Promise<RemoteModule> => {
  const entry = entryUrl(release);
  byEntry.set(entry, release);
  // Each build sets a global of its own, so a release and its fallback stand side by side under names of their own.
  const name = release.global;
  registerRemotes([{ name, entry, entryGlobalName: release.global, type: 'var' }]);
  const module = await loadRemote<{ readonly remote: RemoteModule }>(`${name}/remote`);
  if (module === null) throw new Error(`${entry} exposes no ./remote.`);
  return module.remote;
};
