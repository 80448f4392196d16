import {
  isRegistryError,
  keptLive,
  makeKeysIfNone,
  makeRootIfNone,
  openRegistry,
  type ReleaseStore,
  readRegistryKeys,
  renewIfDue,
} from '../../registry/registry.ts';
import type { Progress } from '../terminal/progress.ts';

const signLive = async (store: ReleaseStore, progress: Progress): Promise<void> => {
  for (const id of keptLive(await store.readPointers())) {
    await store.signRelease(id).catch((error: unknown) => {
      if (!isRegistryError(error)) throw error;
      // Of an older schema, or damaged: it is served no more, and that is all.
      progress.say(error.message);
    });
  }
};

/**
 * A registry whose releases are signed: by the environment's key, else by a pair of its own, made at its first start.
 * What is live at that moment is signed with it, after a look at its files; so are the pointers, under a root of its own, and
 * renewed by later starts.
 */
export const openSignedStore = async (
  registry: string,
  environment: Readonly<Record<string, string | undefined>>,
  progress: Progress,
): Promise<ReleaseStore> => {
  const isNew = await makeKeysIfNone(registry, environment);
  await makeRootIfNone(registry, environment);
  const store = openRegistry(registry, await readRegistryKeys(registry, environment));
  if (isNew) await signLive(store, progress);
  await renewIfDue(store);
  return store;
};
