import { type Revision, releaseId } from '@shared-kernel/contracts/release/release';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { compareReleases, type ReleaseDifference, type SizedRelease } from './compare-releases.ts';
import { mustRead } from './compatibility.ts';
import { historyOf } from './history.ts';
import { parseRecord } from './verify-history.ts';

/** Of one package. */
export interface PackageDifference {
  readonly name: string;
  /** Null: it was not live. */
  readonly before: string | null;
  readonly after: string | null;
  /** Null: one of them is none, or no longer published. */
  readonly difference: ReleaseDifference | null;
}

const readSized = async (store: ReleaseStore, id: string): Promise<SizedRelease> => {
  const release = await mustRead(store, id);
  return { release, brotli: await store.brotliSizes(releaseId(release)) };
};

const diffReleases = async (store: ReleaseStore, before: string, after: string): Promise<ReleaseDifference> =>
  compareReleases(await readSized(store, before), await readSized(store, after));

const isPublished = async (store: ReleaseStore, id: string | null): Promise<boolean> =>
  id !== null && (await store.publishedAt(id)) !== null;

const readRevision = async (store: ReleaseStore, revision: number): Promise<Revision> => {
  const kept = historyOf(await store.readPointers()).find((each) => each.revision === revision);
  const found = kept ?? parseRecord((await store.history.read(revision)) ?? '');
  if (found === null) throw new RegistryError(`There is no revision ${revision}: see pnpm release history.`);
  return found;
};

/** Two releases of one package, or what was live in two revisions, package by package. Throws a RegistryError. */
export const diff = async (store: ReleaseStore, from: string, to: string): Promise<readonly PackageDifference[]> => {
  const isRevision = [from, to].map((each) => /^[1-9]\d*$/.test(each));
  if (isRevision[0] !== isRevision[1]) throw new RegistryError('Name two releases of a package, or two revisions.');
  if (isRevision[0] === true) {
    const [old, fresh] = [(await readRevision(store, Number(from))).live, (await readRevision(store, Number(to))).live];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].sort();
    const changed = names.filter((name) => old[name] !== fresh[name]);
    return Promise.all(
      changed.map(async (name) => {
        const [before = null, after = null] = [old[name], fresh[name]];
        const isPair = (await isPublished(store, before)) && (await isPublished(store, after));
        const difference = isPair ? await diffReleases(store, String(before), String(after)) : null;
        return { name, before, after, difference };
      }),
    );
  }
  const { name } = parseReleaseId(from);
  if (parseReleaseId(to).name !== name) throw new RegistryError(`${from} and ${to} are of two packages.`);
  return [{ name, before: from, after: to, difference: await diffReleases(store, from, to) }];
};
