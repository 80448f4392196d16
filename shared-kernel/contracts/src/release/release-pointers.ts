import { array, type Infer, int, literal, object, optional, record, string } from '@shared-kernel/contracts/schema';
import { RELEASE_SCHEMA } from './release-builds.ts';

/** Which release of a package is live, and which were before it, newest first: what a roll-back goes to. */
const livePointer = object({ live: string(), previous: array(string()) });

/** Releases that a share of the visitors gets in place of the live ones. */
const canary = object({
  /** Its name in commands. Visitors are dealt by a hash of it: raised, it keeps those it has. */
  id: string(),
  /** At most one of each package; they go to the same visitors. */
  releases: array(string()),
  /** Share of the visitors, 1 to 100. */
  percent: int(),
  /** Whose visitors. Left out: everybody's. */
  merchant: optional(string()),
  startedAt: string(),
  by: string(),
  /** Why it may not be raised; left out: it may. */
  heldBecause: optional(string()),
});
export type Canary = Infer<typeof canary>;

/** A merchant's visitors get this release of a package, whatever is live for others. */
const pin = object({
  merchant: string(),
  package: string(),
  release: string(),
  /** ISO time from which the merchant gets what is live. */
  until: string(),
  /** Whom to ask. */
  by: string(),
});
export type Pin = Infer<typeof pin>;

/** A time in which nothing new goes live. */
const freeze = object({ id: string(), from: string(), until: string(), by: string(), because: string() });
export type Freeze = Infer<typeof freeze>;

/** One state of the pointers, as `release history` shows it and `release rollback --to` brings it back. */
export const revision = object({
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
  /** Other releases that some visitors could get: canaries and pins. */
  besides: optional(array(string())),
  /** Hash of the record before it (SHA-256, hexadecimal). Left out: the first of its chain. */
  before: optional(string()),
});
export type Revision = Infer<typeof revision>;

/** Of an Ed25519 key, by its id; hexadecimal, as The Update Framework writes them. */
export const signature = object({ keyid: string(), sig: string() });
export type Signature = Infer<typeof signature>;

/** The registry's one mutable document. */
export const pointers = object({
  schema: literal(RELEASE_SCHEMA),
  /** Counts up with every change. */
  revision: int(),
  changedAt: string(),
  packages: record(string(), livePointer),
  canaries: array(canary),
  pins: array(pin),
  /** Left out by older registries. */
  freezes: optional(array(freeze)),
  /**
   * Releases that a person took back, and names of packages taken out as a whole: a start or a deployment leaves them
   * alone, only a promotion by name makes them live. Left out by older registries.
   */
  takenBack: optional(array(string())),
  /** Packages whose live release a person chose by name: a start leaves it for nothing but a new build. Left out by older registries. */
  chosen: optional(array(string())),
  /** The last states, oldest first, this one included. Left out by older registries. */
  history: optional(array(revision)),
  /** Hash of the record of this revision. Left out by older registries. */
  head: optional(string()),
  /** ISO time until which a document server takes it over. Left out: unsigned. */
  expires: optional(string()),
  /** Over all of the above, as canonical JSON. Left out: unsigned. */
  signatures: optional(array(signature)),
});
export type Pointers = Infer<typeof pointers>;
