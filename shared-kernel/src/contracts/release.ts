import {
  array,
  boolean,
  type Infer,
  int,
  literal,
  nullable,
  object,
  oneOf,
  optional,
  record,
  regex,
  string,
  union,
} from 'shared-kernel/schema';
import { getStatus, getWhitelabel } from './system.ts';
import { language } from './values.ts';

/**
 * The release document and what it is composed from. Written by `delivery` when a package is published, composed by
 * the document server for each request, read by the host. Schema changes raise RELEASE_SCHEMA.
 */
export const RELEASE_SCHEMA = 1;

/** Among a module's names: it may export others too. */
export const ANY_NAME = '*';

/**
 * Files under this folder of a build are named by their content and say nothing of the build: they are addressed at
 * `<origin>/files/<file>`, beside the releases, so that a browser keeps what a release did not change.
 */
export const LASTING_FOLDER = 'files/';

/** What happens to a visitor who may not see a page (specification: accounts §6, screens: "guests"). */
export const ACCESS_RULES = ['public', 'login-page', 'login-dialog', 'login-prompt', 'home', 'agent'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** A text in every interface language. */
const bilingual = object({ EN: string(), TY: string() });

/**
 * How the frame stands around a page. `own`: the page brings its header (login, register, mine, agent, help);
 * `none`: nothing at all (the playing frame). `menuEntry` names the bottom-menu entry that is current.
 */
const frameOptions = object({
  header: oneOf(['home', 'title', 'own', 'none']),
  back: oneOf(['history', 'home']),
  bottomMenu: boolean(),
  menuEntry: optional(oneOf(['home', 'promotion', 'deposit', 'invite', 'members'])),
  /** The header's balance, with a deposit shortcut. */
  balance: optional(boolean()),
});
export type FrameOptions = Infer<typeof frameOptions>;

/**
 * A call that the document starts before any code arrives. Values `$language`, `$merchant`, `$today` (merchant's day)
 * and `$query.<name>` are filled in by the page's address and session; a call `when: 'session'` starts only with a token.
 */
const startCall = object({
  path: string(),
  query: record(string(), string()),
  module: optional(string()),
  when: oneOf(['always', 'session']),
  /** Only at an address without a query: with one, the page asks something else. */
  isPlain: optional(boolean()),
});
export type StartCall = Infer<typeof startCall>;

const route = object({
  /** An exact path, or a pattern with `:params`. */
  path: string(),
  /** Other paths that show the same page. */
  aliases: array(string()),
  page: string(),
  title: bilingual,
  access: oneOf(ACCESS_RULES),
  /** True: trial accounts (type 4) are turned away with `free_reject` (specification: accounts §2). */
  rejectsTrial: boolean(),
  /** The white-label flag under which the page exists. */
  flag: optional(string()),
  /** Key of the promotion that must be on for the member. */
  needs: optional(string()),
  frame: frameOptions,
  starts: array(startCall),
  /** `idle`: its files are fetched after the first view. */
  prefetch: optional(literal('idle')),
});
export type ReleaseRoute = Infer<typeof route>;

/** Whom a slot's filler is shown to. */
export const SLOT_ACCESS = ['public', 'session', 'agent'] as const;
export type SlotAccess = (typeof SLOT_ACCESS)[number];

/** What a remote puts into a named place of another package's page; builds of before have name and component alone. */
const slot = object({
  name: string(),
  component: string(),
  order: optional(int()),
  access: optional(oneOf(SLOT_ACCESS)),
  flag: optional(string()),
});
export type ReleaseSlot = Infer<typeof slot>;

/** Files to fetch ahead, relative to the release's base URL. */
const preload = object({
  scripts: array(string()),
  styles: array(string()),
});
/** What a page needs: files of its own, and the shared modules that the host provides (keys of `HostRelease.shares`). */
const partTexts = object({ EN: array(string()), TY: array(string()) });
export type PartTexts = Infer<typeof partTexts>;
const pagePreload = object({
  scripts: array(string()),
  styles: array(string()),
  consumes: array(string()),
  /** Its words in each language; left out by builds that have one file of them for the whole remote (`locales`). */
  texts: optional(partTexts),
});
const preloads = object({
  /** What every page of the remote needs: the entry and its own start chunks. */
  start: preload,
  /** By page or slot component. */
  pages: record(string(), pagePreload),
  /** Words of the whole remote: of builds from before texts lay with their features, else empty. */
  locales: partTexts,
});
export type Preload = Infer<typeof preload>;

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

/** Which release of a package is live, and which were before it, newest first: what a roll-back goes to. */
const livePointer = object({ live: string(), previous: array(string()) });

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
});
export type Pointers = Infer<typeof pointers>;

/** One remote as a page sees it: its release with absolute addresses. */
const documentRemote = object({
  name: string(),
  version: string(),
  commit: string(),
  baseUrl: string(),
  entry: string(),
  global: string(),
  kernel: string(),
  namespace: string(),
  routes: array(route),
  slots: array(slot),
  preload: preloads,
  /** Integrity by file, relative to `baseUrl`. */
  integrity: record(string(), string()),
});

const fallbackRemote = documentRemote;

/** What the host boots from: composed for merchant × visitor, inlined into the page, signed for those who embed it. */
export const releaseDocument = object({
  schema: literal(RELEASE_SCHEMA),
  revision: int(),
  merchant: string(),
  /** A short hash of the host's version and all remotes' versions; every error report carries it. */
  compositionId: string(),
  host: object({ version: string(), commit: string(), provides: record(string(), string()) }),
  remotes: array(object({ live: documentRemote, fallback: nullable(fallbackRemote) })),
  startup: object({ status: getStatus.value, whitelabel: getWhitelabel.value }),
  language,
});
export type ReleaseDocument = Infer<typeof releaseDocument>;
export type DocumentRemote = Infer<typeof documentRemote>;

/** What an inlined document leaves out, for pages other than its own: calls by path, files, integrity. */
export const releaseDetails = object({
  compositionId: string(),
  remotes: array(
    object({
      name: string(),
      starts: record(string(), array(startCall)),
      preload: preloads,
      integrity: record(string(), string()),
    }),
  ),
});
export type ReleaseDetails = Infer<typeof releaseDetails>;
