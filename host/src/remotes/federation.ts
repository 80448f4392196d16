import { getInstance } from '@module-federation/runtime';
import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import type { RemoteModule } from 'shared-kernel/remote';
import { forgetFailedShares } from './forget-failed-shares.ts';
import { loadScript } from './load-script.ts';

/** How long a remote's entry may take on one try: a few seconds, not the library's twenty. */
const ENTRY_TIMEOUT_MS = 6000;
const SHARE_SCOPE = 'default';
const EXPOSED = './remote';

type ShareScopes = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'];

/** The federation's container: what a remote's entry sets as its global. */
interface Container {
  /** Hands over the shared modules; once, before the first `get`. */
  init(scope: ShareScopes[string], initScope: unknown[], options: object): Promise<unknown> | unknown;
  get(module: string): Promise<() => { readonly remote: RemoteModule }>;
}

declare global {
  interface Window {
    [container: `remote_${string}`]: Container | undefined;
  }
}

const initialised = new WeakMap<Container, Promise<unknown>>();

const isGlobal = (name: string): name is `remote_${string}` => name.startsWith('remote_');

const containerOf = ({ global }: DocumentRemote): Container | undefined =>
  isGlobal(global) ? window[global] : undefined;

const fetchContainer = async (release: DocumentRemote): Promise<Container> => {
  const url = `${release.baseUrl}${release.entry}`;
  if (containerOf(release) === undefined) {
    await loadScript({ url, integrity: release.integrity[release.entry], timeoutMs: ENTRY_TIMEOUT_MS });
  }
  const container = containerOf(release);
  if (container === undefined) throw new Error(`${url} ran without setting ${release.global}.`);
  return container;
};

/** As the library's own module loader does it: the host's scopes go along, hidden from what is merged into options. */
const initialise = async (container: Container, { version }: DocumentRemote): Promise<void> => {
  const scopes = getInstance()?.shareScopeMap;
  const scope = scopes?.[SHARE_SCOPE];
  if (scope === undefined) throw new Error('The host shares nothing: its federation runtime has not started.');
  forgetFailedShares(scope);
  const options = Object.defineProperty({ version, shareScopeKeys: SHARE_SCOPE }, 'shareScopeMap', { value: scopes });
  await container.init(scope, [], options);
};

const initialiseOnce = (container: Container, release: DocumentRemote): Promise<unknown> => {
  const running = initialised.get(container);
  if (running !== undefined) return running;
  const fresh = initialise(container, release).catch((error: unknown) => {
    initialised.delete(container);
    throw error;
  });
  initialised.set(container, fresh);
  return fresh;
};

/**
 * Loads the one module of a release: its entry with the document's integrity and our own time limit (the document's tag
 * counts), its container with the host's shared modules. The library's remote loader, which does neither, is left out of
 * the build. Rejects when the entry or a start chunk cannot be had; calling it again tries again.
 */
export const loadRelease = async (release: DocumentRemote): Promise<RemoteModule> => {
  const container = await fetchContainer(release);
  await initialiseOnce(container, release);
  const factory = await container.get(EXPOSED);
  return factory().remote;
};
