import { BASE_HEADERS } from './security-headers.ts';

/** A year, as the usual lists of sites that are only ever asked for over TLS want it. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
const POLICY = 'Content-Security-Policy';
/** Nobody else's page shows ours in a frame, unless the answer says who may. */
const OWN_FRAMES = "frame-ancestors 'self'";

const DISPOSITION = 'Content-Disposition';
/** An answer of the API that is opened as a page is saved, not shown (ASVS 14.4.2). */
const AS_FILE = 'attachment; filename="api.json"';

/** Says of a call's answer that it is no page. */
export const completeCallHeaders = (headers: Headers): void => {
  if (headers.has(DISPOSITION) || !/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) return;
  headers.set(DISPOSITION, AS_FILE);
};

/**
 * The same once for many answers: headers that say all but whether they came over TLS (`secureHeaders`) and which request they
 * answer. A record costs an answer nothing to copy, an object of headers is checked and sorted letter by letter.
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

/** Adds what an answer does not say for itself about how a browser may use it: pages, the platform's answers, files, errors. */
export const completeHeaders = (headers: Headers, isSecure: boolean): void => {
  for (const [name, value] of Object.entries(BASE_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  const policy = headers.get(POLICY);
  if (policy === null) headers.set(POLICY, OWN_FRAMES);
  else if (!/(?:^|[;,])\s*frame-ancestors\s/i.test(policy)) headers.set(POLICY, `${policy}; ${OWN_FRAMES}`);
  if (isSecure) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
};
