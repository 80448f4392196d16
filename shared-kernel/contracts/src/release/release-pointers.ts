import { array, type Infer, int, literal, object, optional, record, string } from '@shared-kernel/contracts/schema';
import { RELEASE_SCHEMA } from './release-builds.ts';

/** Which release of a package is live, and which were before it, newest first: what a roll-back goes to. */
const livePointer = object({ live: string(), previous: array(string()) });

/** One state of the pointers, as `release history` shows it and `release rollback --to` brings it back. */
const revision = object({
  revision: int(),
  changedAt: string(),
  /** Who changed it: a person or a pipeline, in words. */
  by: string(),
  /** What was done: `promote browse@…`. */
  action: string(),
  /** Why, in the words of who did it. */
  note: optional(string()),
  /** The live release by package. */
  live: record(string(), string()),
});
export type Revision = Infer<typeof revision>;

/**
 * The registry's one mutable document. `canaries`, `pins` and `overrides` are part of the schema so that the documents
 * of today stay readable when releases are steered by visitor, affiliate or signed link.
 */
export const pointers = object({
  schema: literal(RELEASE_SCHEMA),
  /** Counts up with every change. */
  revision: int(),
  changedAt: string(),
  packages: record(string(), livePointer),
  canaries: array(object({ package: string(), release: string(), percent: int() })),
  pins: array(object({ affiliate: string(), package: string(), release: string() })),
  /**
   * Releases that a person took back, and names of packages taken out as a whole: a start or a deployment leaves them
   * alone, only a promotion by name makes them live. Left out by older registries.
   */
  takenBack: optional(array(string())),
  /** Packages whose live release a person chose by name: a start leaves it for nothing but a new build. Left out by older registries. */
  chosen: optional(array(string())),
  /** The last states, oldest first, this one included. Left out by older registries. */
  history: optional(array(revision)),
});
export type Pointers = Infer<typeof pointers>;
