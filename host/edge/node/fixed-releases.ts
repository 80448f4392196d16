import { RELEASE_SCHEMA } from '@shared-kernel/contracts/release/release';
import type { ReleaseSource } from '../base/edge-deps.ts';

const NEVER = new Date(0).toISOString();

/** A registry whose pointers name these releases alone, for everybody and without fallbacks: a replayed combination. */
export const fixedReleases = <Source extends ReleaseSource>(source: Source, ids: readonly string[]): Source => {
  const packages = Object.fromEntries(ids.map((id) => [id.slice(0, id.indexOf('@')), { live: id, previous: [] }]));
  const pointers = { schema: RELEASE_SCHEMA, revision: 1, changedAt: NEVER, packages, canaries: [], pins: [] };
  const readPointers = async () => {
    // The source follows the registry's roots as it reads.
    await source.readPointers().catch(() => undefined);
    return pointers;
  };
  return { ...source, readPointers };
};
