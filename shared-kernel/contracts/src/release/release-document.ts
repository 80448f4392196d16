import { array, type Infer, int, literal, nullable, object, record, string } from '@shared-kernel/contracts/schema';
import { getStatus, getWhitelabel } from '../system/system.ts';
import { language } from '../system/values.ts';
import { RELEASE_SCHEMA } from './release-builds.ts';
import { preloadCall, preloads, route, slot } from './release-parts.ts';

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
      starts: record(string(), array(preloadCall)),
      preload: preloads,
      integrity: record(string(), string()),
    }),
  ),
});
export type ReleaseDetails = Infer<typeof releaseDetails>;
