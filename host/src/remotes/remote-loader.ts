import type { DocumentRemote, ReleaseDocument } from 'shared-kernel/contracts/release';
import { publish } from 'shared-kernel/events';
import type { RemoteModule } from 'shared-kernel/remote';
import { addTexts } from './part-texts.ts';
import { RemoteLoadError } from './remote-error.ts';

/** Waits between the tries of one release, in ms. */
const BACKOFF_MS = [300, 900] as const;
/** How long the module behind a loaded entry may take. */
const MODULE_TIMEOUT_MS = 10_000;

export interface RemoteLoader {
  /** The remote's module, loaded once. A failed load is forgotten, so that asking again tries again. */
  load(name: string): Promise<RemoteModule>;
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
 * Loads remotes of one release document: the live release with backoff, then its fallback, then `RemoteLoadError`
 * and the event `remote.failed`. Nothing is loaded before a route or slot asks for it.
 */
export const createRemoteLoader = ({ document, loadRelease, wait = sleep }: LoaderParts): RemoteLoader => {
  const loaded = new Map<string, Promise<RemoteModule>>();

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

  const loadNow = async (name: string): Promise<RemoteModule> => {
    const remote = document.remotes.find(({ live }) => live.name === name);
    if (remote === undefined) throw new Error(`The release document has no remote '${name}'.`);
    const module = await tryRelease(remote.live, BACKOFF_MS).catch((error: unknown) => {
      if (remote.fallback === null) throw error;
      return tryRelease(remote.fallback, []).catch((fallbackError: unknown) => {
        throw new AggregateError([error, fallbackError], `neither ${name}'s live release nor its fallback loaded`);
      });
    });
    addTexts(remote.live.namespace, module);
    return module;
  };

  const load = (name: string): Promise<RemoteModule> => {
    const running = loaded.get(name);
    if (running !== undefined) return running;
    const fresh = loadNow(name).catch((cause: unknown) => {
      loaded.delete(name);
      const error = new RemoteLoadError(name, document.compositionId, cause);
      publish('remote.failed', { remote: name, phase: 'load', compositionId: document.compositionId, error });
      throw error;
    });
    loaded.set(name, fresh);
    return fresh;
  };

  return { load };
};
