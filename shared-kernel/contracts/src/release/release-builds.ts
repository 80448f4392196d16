import {
  array,
  type Infer,
  int,
  literal,
  object,
  optional,
  record,
  regex,
  string,
  union,
} from '@shared-kernel/contracts/schema';
import { releaseFacts } from './release-facts.ts';
import { preload, preloads, route, slot } from './release-parts.ts';

/** Of all documents about releases: a change of their schemas raises it. */
export const RELEASE_SCHEMA = 1;

/** Among a module's names: it may export others too. */
export const ANY_NAME = '*';

/**
 * Files under this folder of a build are named by their content and say nothing of the build: they are addressed at
 * `<origin>/files/<file>`, beside the releases, so that a browser keeps what a release did not change.
 */
export const LASTING_FOLDER = 'files/';

const releaseFile = object({
  /** `sha384-…`, as the `integrity` attribute wants it. */
  integrity: string(),
  bytes: int(),
  gzipBytes: int(),
});

const identity = {
  schema: literal(RELEASE_SCHEMA),
  name: string().check(regex(/^[a-z][a-z0-9-]*$/)),
  version: string(),
  /** The source's commit, or its content hash where there is no clean commit. */
  commit: string(),
  builtAt: string(),
  files: record(string(), releaseFile),
  /** What the gate judges it by, besides the rest. Left out by older builds. */
  facts: optional(releaseFacts),
};

/** How a document looks before any stylesheet: the styles to inline, and the value of every token of the default look. */
const look = object({ css: string(), tokens: record(string(), string()) });
export type Look = Infer<typeof look>;

/** A published build of the host: immutable, named `host@version+commit`. */
export const hostRelease = object({
  ...identity,
  kind: literal('host'),
  /** Exact versions that remotes may ask for: kernel, react, router. */
  provides: record(string(), string()),
  /** What its documents inline, so that skeleton and page are of one build. Left out by older builds. */
  look: optional(look),
  /** `slim`: reads a document without other pages' files and fetches those by itself. Left out by older builds. */
  document: optional(literal('slim')),
  /** `trusted`: it and its kernel hand no bare text to what runs or parses it, so that its documents can refuse such text. Left out by older builds. */
  texts: optional(literal('trusted')),
  /** Every shared module with the names that it exports (`ANY_NAME` where the build cannot tell): what a remote may count on. Left out by older builds. */
  modules: optional(record(string(), array(string()))),
  /** What the first paint of any page needs, in the order of the tags. */
  preload,
  /** The files of each shared module that is not in the start files, by import request. */
  shares: record(string(), preload),
});
export type HostRelease = Infer<typeof hostRelease>;

/** A published build of a remote: immutable, named `<name>@version+commit`. */
export const remoteRelease = object({
  ...identity,
  kind: literal('remote'),
  /** The federation entry, and the global it sets. */
  entry: string(),
  global: string(),
  /** The semantic-version range of the kernel that the build needs: from the version that it was built against. */
  kernel: string(),
  /** The shared modules that the build takes from the host, with the names that it imports. Left out by older builds. */
  consumes: optional(record(string(), array(string()))),
  /** `trusted`: it hands no bare text to what runs or parses it, as a host says it of itself. Left out by older builds. */
  texts: optional(literal('trusted')),
  namespace: string(),
  routes: array(route),
  slots: array(slot),
  preload: preloads,
});
export type RemoteRelease = Infer<typeof remoteRelease>;
export const release = union([hostRelease, remoteRelease]);
export type Release = HostRelease | RemoteRelease;

/** `name@version+commit`. */
export const releaseId = (of: Pick<Release, 'name' | 'version' | 'commit'>): string =>
  `${of.name}@${of.version}+${of.commit}`;
