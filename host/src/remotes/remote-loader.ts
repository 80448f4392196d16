import type { DocumentRemote, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import type { RanPackage } from '@shared-kernel/contracts/release/visit-report';
import { publish } from 'shared-kernel/events';
import type { PageModule, RemoteModule, SlotModule } from 'shared-kernel/remote';
import { loadFormerPart, loadPart, type PartRequest, type PartSource } from './load-part.ts';
import { addTexts } from './part-texts.ts';

/** A remote could not be had: neither its live release nor the one before it. */
class RemoteLoadError extends Error {
  readonly kind = 'remote-load';
  readonly remote: string;
  readonly compositionId: string;

  constructor(remote: string, compositionId: string, cause: unknown) {
    super(`The ${remote} remote did not load (composition ${compositionId}).`, { cause });
    this.remote = remote;
    this.compositionId = compositionId;
  }
}

/** Waits between the tries of one release, in ms. */
const BACKOFF_MS = [300, 900] as const;
/** How long the module behind a loaded entry may take. */
const MODULE_TIMEOUT_MS = 10_000;

export interface RemoteLoader {
  /** The remote's module, loaded once. A failed load is forgotten, so that asking again tries again. */
  load(name: string): Promise<RemoteModule>;
  /** A page or slot component with its texts; from the release before, when the live one cannot give it. */
  loadPage(name: string, page: string): Promise<PageModule>;
  loadSlot(name: string, component: string): Promise<SlotModule>;
  /** The page of the release before the one that runs; null where there is none. */
  loadFormerPage(name: string, page: string): Promise<PageModule | null>;
  /** The releases that this visit has asked for: of each remote the live one and, where it was needed, its fallback. */
  tried(): readonly RanPackage[];
  /** Whether a remote, or one page or slot component of it, comes from the release before the live one. */
  isFallback(name: string, part?: string): boolean;
}

interface LoaderParts {
  readonly document: ReleaseDocument;
  readonly loadRelease: (release: DocumentRemote) => Promise<RemoteModule>;
  readonly wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const withLimit = <Value>(promise: Promise<Value>, ms: number, what: string): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not ready within ${ms} ms`)), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

/**
 * Loads remotes of one release document: the live release with backoff, the event `remote.failed`, then its fallback, then
 * `RemoteLoadError`. Nothing is loaded before a route or slot asks for it.
 */
export const createRemoteLoader = ({ document, loadRelease, wait = sleep }: LoaderParts): RemoteLoader => {
  const loaded = new Map<string, Promise<RemoteModule>>();
  const fallbacks = new Map<string, Promise<RemoteModule>>();
  /** `browse`, or `browse/home` for a page alone. */
  const fallenBack = new Set<string>();
  const asked = new Set<string>();

  const remoteOf = (name: string) => {
    const remote = document.remotes.find(({ live }) => live.name === name);
    if (remote === undefined) throw new Error(`The release document has no remote '${name}'.`);
    return remote;
  };

  const tryRelease = async (release: DocumentRemote, waits: readonly number[]): Promise<RemoteModule> => {
    try {
      return await withLimit(loadRelease(release), MODULE_TIMEOUT_MS, `${release.name}@${release.version}`);
    } catch (error) {
      const [next, ...rest] = waits;
      if (next === undefined) throw error;
      await wait(next);
      return tryRelease(release, rest);
    }
  };

  /** Said as soon as the live release cannot be had, whatever stands in for it: a roll-back rests on it. */
  const report = (name: string, cause: unknown): void => {
    const error = new RemoteLoadError(name, document.compositionId, cause);
    publish('remote.failed', { remote: name, phase: 'load', compositionId: document.compositionId, error });
    publish('network.suspect', {});
  };

  const loadFallback = async (name: string): Promise<RemoteModule | null> => {
    const { fallback } = remoteOf(name);
    if (fallback === null) return null;
    const running = fallbacks.get(name) ?? tryRelease(fallback, []);
    fallbacks.set(name, running);
    running.catch(() => fallbacks.delete(name));
    return running;
  };

  const loadNow = async (name: string): Promise<RemoteModule> => {
    const { live } = remoteOf(name);
    const module = await tryRelease(live, BACKOFF_MS).catch(async (error: unknown) => {
      report(name, error);
      const fallback = await loadFallback(name).catch((fallbackError: unknown) => {
        throw new AggregateError([error, fallbackError], `neither ${name}'s live release nor its fallback loaded`);
      });
      if (fallback === null) throw error;
      fallenBack.add(name);
      return fallback;
    });
    addTexts(live.namespace, module);
    return module;
  };

  const load = (name: string): Promise<RemoteModule> => {
    asked.add(name);
    const running = loaded.get(name);
    if (running !== undefined) return running;
    const fresh = loadNow(name).catch((cause: unknown) => {
      loaded.delete(name);
      throw new RemoteLoadError(name, document.compositionId, cause);
    });
    loaded.set(name, fresh);
    return fresh;
  };

  const sourceOf = (name: string, part: string): PartSource => ({
    remote: name,
    namespace: remoteOf(name).live.namespace,
    compositionId: document.compositionId,
    wait,
    load: () => load(name),
    loadFallback: () => loadFallback(name),
    onFallback: () => fallenBack.add(`${name}/${part}`),
  });

  const pageRequest = (page: string): PartRequest<PageModule> => ({
    kind: 'page',
    name: page,
    pick: ({ pages }) => pages[page],
  });

  return {
    load,
    loadPage: async (name, page) => loadPart(sourceOf(name, page), pageRequest(page)),
    loadSlot: async (name, slot) =>
      loadPart(sourceOf(name, slot), { kind: 'slot', name: slot, pick: ({ slots }) => slots[slot] }),
    loadFormerPage: async (name, page) => loadFormerPart(sourceOf(name, page), pageRequest(page)),
    tried: () =>
      [...asked].flatMap((name) => [
        { package: name, isFallback: false },
        ...([...fallenBack].some((part) => part.split('/')[0] === name) ? [{ package: name, isFallback: true }] : []),
      ]),
    isFallback: (name, part) => fallenBack.has(name) || fallenBack.has(`${name}/${part}`),
  };
};
