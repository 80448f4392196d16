import {
  array,
  boolean,
  type Infer,
  int,
  literal,
  object,
  oneOf,
  optional,
  record,
  string,
} from '@shared-kernel/contracts/schema';

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
 * and `$query.<name>` are filled in by the page's address and session; a call `when: 'session'` starts only with a token, one of a
 * `$query` value only at an address that has it.
 */
export const preloadCall = object({
  path: string(),
  query: record(string(), string()),
  module: optional(string()),
  when: oneOf(['always', 'session']),
  /** Only at an address without a query: with one, the page asks something else. */
  isPlain: optional(boolean()),
});
export type PreloadCall = Infer<typeof preloadCall>;

export const route = object({
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
  starts: array(preloadCall),
  /** `idle`: its files are fetched after the first view. */
  prefetch: optional(literal('idle')),
});
export type ReleaseRoute = Infer<typeof route>;

/** Whom a slot's extension is shown to. */
export const SLOT_ACCESS = ['public', 'session', 'agent'] as const;
export type SlotAccess = (typeof SLOT_ACCESS)[number];

/** What a remote puts into a named place of another package's page; builds of before have name and component alone. */
export const slot = object({
  name: string(),
  component: string(),
  order: optional(int()),
  access: optional(oneOf(SLOT_ACCESS)),
  flag: optional(string()),
});
export type ReleaseSlot = Infer<typeof slot>;

/** Files to fetch ahead, relative to the release's base URL. */
export const preload = object({
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
export const preloads = object({
  /** What every page of the remote needs: the entry and its own start chunks. */
  start: preload,
  /** By page or slot component. */
  pages: record(string(), pagePreload),
  /** Words of the whole remote: of builds from before texts lay with their features, else empty. */
  locales: partTexts,
});
export type Preload = Infer<typeof preload>;
