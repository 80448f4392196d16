import { BASE_HEADERS } from './security-headers.ts';

/** A year, as the browsers' preload lists require. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
const POLICY = 'Content-Security-Policy';
/** Default of every response without its own `frame-ancestors`. */
const OWN_FRAMES = "frame-ancestors 'self'";

const DISPOSITION = 'Content-Disposition';
/** An API response that is opened as a page is downloaded, not rendered (ASVS 14.4.2). */
const AS_FILE = 'attachment; filename="api.json"';

/** Marks a JSON response as a download. */
export const completeCallHeaders = (headers: Headers): void => {
  if (headers.has(DISPOSITION) || !/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) return;
  headers.set(DISPOSITION, AS_FILE);
};

/**
 * Default headers for a cached page, without those of one request (`secureHeaders`, request id). A record is cheap to copy; a `Headers`
 * object is validated and sorted each time.
 */
export const completeRecord = (own: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const headers = new Headers(own);
  completeHeaders(headers, false);
  return Object.fromEntries(headers);
};

const NO_HEADERS = {};
const SECURE_HEADERS = { 'strict-transport-security': STRICT_TRANSPORT };
export const secureHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? SECURE_HEADERS : NO_HEADERS;

/** Adds the default security headers that a response lacks. */
export const completeHeaders = (headers: Headers, isSecure: boolean): void => {
  for (const [name, value] of Object.entries(BASE_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  const policy = headers.get(POLICY);
  if (policy === null) headers.set(POLICY, OWN_FRAMES);
  else if (!/(?:^|[;,])\s*frame-ancestors\s/i.test(policy)) headers.set(POLICY, `${policy}; ${OWN_FRAMES}`);
  if (isSecure) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
};
