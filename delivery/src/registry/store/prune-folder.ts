import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LASTING_FOLDER, type Pointers } from '@shared-kernel/contracts/release/release';
import type { Pruned, PruneRule } from '../release-store.ts';
import { HISTORY_FOLDER } from './numbered-files.ts';
import type { Places } from './places.ts';
import { type PrunedStore, prunable, UNFINISHED_MS } from './prunable.ts';

const UNFINISHED = /^(?:pointers\.json(?:\.lock)?)?\.[0-9a-f]{8}-[0-9a-f-]{27}$/;

const isOlder = async (path: string, moment: Date): Promise<boolean> => (await stat(path)).mtime < moment;

/** Out of the way in one step, so that whoever looks finds it whole or not at all. */
const removeWhole = async (path: string): Promise<void> => {
  const aside = join(dirname(path), `.${randomUUID()}`);
  await rename(path, aside).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
};

const unfinishedIn = async (folder: string): Promise<readonly string[]> => {
  const moment = new Date(Date.now() - UNFINISHED_MS);
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (UNFINISHED.test(name) && (await isOlder(path, moment))) found.push(path);
  }
  return found;
};

/** Lasting files of a package that only releases have which go, with their compressed copies. */
const unusedLasting = async (
  places: Places,
  store: PrunedStore,
  name: string,
  gone: readonly string[],
  moment: Date,
): Promise<readonly string[]> => {
  const ids = (await store.listReleases(name)).filter((id) => !gone.includes(id));
  const releases = await Promise.all(ids.map((id) => store.readRelease(id)));
  const used = new Set(releases.flatMap((release) => Object.keys(release?.files ?? {})));
  const folder = join(places.releases(name), LASTING_FOLDER);
  const found: string[] = [];
  for (const file of await readdir(folder).catch(() => [])) {
    const isUsed = used.has(LASTING_FOLDER + file.replace(/\.(?:br|gz)$/, ''));
    if (!isUsed && (await isOlder(join(folder, file), moment))) found.push(join(folder, file));
  }
  return found;
};

/** Removes from a registry's folder what a rule lets go; to be called while nobody else changes what is live. */
export const pruneFolder = async (
  places: Places,
  store: PrunedStore,
  pointers: Pointers,
  { olderThan, kept, isDryRun }: PruneRule,
): Promise<Pruned> => {
  const releases = await prunable(store, pointers, { olderThan, kept });
  const paths = [...(await unfinishedIn(places.root)), ...(await unfinishedIn(join(places.root, HISTORY_FOLDER)))];
  for (const name of await store.listPackages()) {
    for (const folder of [places.releases(name), places.maps(name)]) paths.push(...(await unfinishedIn(folder)));
    paths.push(...(await unusedLasting(places, store, name, releases, olderThan)));
  }
  if (!isDryRun) {
    for (const id of releases) for (const place of [places.release(id), places.mapsOf(id)]) await removeWhole(place);
    for (const path of paths) await rm(path, { recursive: true, force: true });
  }
  return { releases, files: paths.map((path) => relative(places.root, path)) };
};
