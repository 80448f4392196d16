import type { Pointers } from '@shared-kernel/contracts/release/release';
import { isReleaseFolder } from '../release-name.ts';
import type { Pruned, PruneRule } from '../release-store.ts';
import { type PrunedStore, prunable, UNFINISHED_MS, usedSince } from '../store/prunable.ts';
import type { Bucket } from './bucket.ts';
import { keysOf, keysOfPackage } from './stored-objects.ts';

/** Ids whose release documents are not there: of publishings, or prunings, that did not end. */
const unfinishedOf = async (bucket: Bucket, name: string): Promise<readonly string[]> => {
  const moment = Date.now() - UNFINISHED_MS;
  const found: string[] = [];
  for (const folder of (await bucket.folders(keysOfPackage(name))).filter(isReleaseFolder)) {
    const id = `${name}@${folder}`;
    const { files, document } = keysOf(id);
    if ((await bucket.look(document)) !== null) continue;
    const objects = await bucket.list(files);
    if (objects.every(({ changedAt }) => changedAt.getTime() < moment)) found.push(id);
  }
  return found;
};

/** Whoever publishes it again at this moment finds that it is gone, or fills it up after this. */
const removeFiles = async (bucket: Bucket, id: string): Promise<void> => {
  const { files, maps, document } = keysOf(id);
  const objects = [...(await bucket.list(files)), ...(await bucket.list(maps))];
  await Promise.all(objects.map(({ key }) => bucket.remove(key)));
  await bucket.remove(document);
};

/**
 * Removes from a registry's bucket what a rule lets go. Release documents go first: who promotes one of them meanwhile has read
 * pointers from before the fence, and begins anew, or is before it: then the release is put back.
 */
export const pruneBucket = async (
  bucket: Bucket,
  store: PrunedStore,
  { readPointers, fence }: { readPointers(): Promise<Pointers>; fence(): Promise<Pointers> },
  rule: PruneRule,
): Promise<Pruned> => {
  const releases = await prunable(store, await readPointers(), rule);
  const unfinished: string[] = [];
  for (const name of await store.listPackages()) unfinished.push(...(await unfinishedOf(bucket, name)));
  const files = unfinished.map((id) => keysOf(id).files.slice(0, -1));
  if (rule.isDryRun) return { releases, files };

  const taken = new Map<string, Buffer>();
  for (const id of releases) {
    const { document } = keysOf(id);
    const found = await bucket.read(document);
    if (found === null) continue;
    taken.set(id, found.bytes);
    await bucket.remove(document);
  }
  const used = usedSince(await fence(), rule.olderThan);
  const gone = releases.filter((id) => !used.has(id));
  for (const [id, bytes] of taken) if (used.has(id)) await bucket.create(keysOf(id).document, bytes);
  for (const id of [...gone, ...unfinished]) await removeFiles(bucket, id);
  return { releases: gone, files };
};
