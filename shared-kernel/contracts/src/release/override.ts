import { array, type Infer, literal, object, optional, record, string } from '@shared-kernel/contracts/schema';

/** What a signed link says: whoever opens it gets these releases in place of theirs, for a time. */
export const override = object({
  type: literal('override'),
  /** Its name in logs. */
  id: string(),
  /** Whose site takes it. */
  merchant: string(),
  /** At most one of each package. */
  releases: array(string()),
  /** ISO times. */
  notBefore: string(),
  expires: string(),
  /** Whom to ask. */
  by: string(),
  /** Of packages whose code a developer's machine serves: its loopback address. */
  sources: optional(record(string(), string())),
  /** Hash of the name of the only browser that gets it. Left out: every one that opens the link. */
  browser: optional(string()),
});
export type Override = Infer<typeof override>;

/** Of an address: a token; empty to end the override; `~agent~browse` to get those packages as without it meanwhile. */
export const OVERRIDE_PARAMETER = 'override';
/** Where a developer's machine learns which browser asks; `for`: its loopback address. */
export const DEVELOPER_PATH = '/m/_developer';
/** Where it serves what puts its release into the page. */
export const DEVELOPER_SCRIPT = '/_override.js';
/** Added to the composition of a page with a developer's code, which nobody else has. */
export const DEVELOPER_COMPOSITION = '.dev';

/** Between a token and the packages that are not overridden meanwhile. */
export const OVERRIDE_SEPARATOR = '~';

/** Holds the token, with TLS under a prefix that no other host of the domain can set. */
export const overrideCookieName = (isSecure: boolean): string => (isSecure ? '__Host-override' : 'override');

/** No override is valid for longer, whoever signed it: with published releases, and with a developer's code. */
export const LONGEST_OVERRIDE_MS = { releases: 30 * 24 * 3_600_000, sources: 10 * 3_600_000 } as const;

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** Whether an origin is one of the browser's own machine. */
export const isLoopback = (origin: string): boolean => LOOPBACK.test(origin);
