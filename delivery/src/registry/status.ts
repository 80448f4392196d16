import type { ReleaseStore } from './release-store.ts';

export interface PackageStatus {
  readonly name: string;
  readonly live: string | null;
  /** The release that a page falls back to, and that a roll-back makes live. */
  readonly fallback: string | null;
  readonly published: readonly string[];
}

export interface RegistryStatus {
  readonly revision: number;
  readonly changedAt: string;
  readonly packages: readonly PackageStatus[];
}

export const status = async (store: ReleaseStore): Promise<RegistryStatus> => {
  const { revision, changedAt, packages } = await store.readPointers();
  const names = [...new Set([...Object.keys(packages), ...(await store.listPackages())])].sort();
  const rows = names.map(async (name) => ({
    name,
    live: packages[name]?.live ?? null,
    fallback: packages[name]?.previous[0] ?? null,
    published: await store.listReleases(name),
  }));
  return { revision, changedAt, packages: await Promise.all(rows) };
};
