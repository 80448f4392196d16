/** Correlates the log lines of one request across processes. */
export const REQUEST_ID = 'X-Request-Id';
const WELL_FORMED = /^[\w-]{8,64}$/;
const HOST = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/** The id of a trusted proxy, else a new one: a caller's own id could imitate another request in the logs. */
export const requestIdOf = (headers: Headers, isBehindProxy: boolean): string => {
  const given = isBehindProxy ? headers.get(REQUEST_ID) : null;
  return given !== null && WELL_FORMED.test(given) ? given : crypto.randomUUID();
};

/**
 * The URL as the browser sent it. Only a trusted proxy may forward host and protocol; of several hosts the last counts, which that proxy
 * wrote. Null: the forwarded host is malformed.
 */
export const siteUrlOf = ({ url, headers }: Request, isBehindProxy: boolean): URL | null => {
  const site = new URL(url);
  if (!isBehindProxy) return site;
  const host = headers.get('X-Forwarded-Host')?.split(',').at(-1)?.trim();
  if (host !== undefined && !HOST.test(host)) return null;
  const protocol = headers.get('X-Forwarded-Proto') ?? site.protocol.replace(':', '');
  const written = `${protocol === 'https' ? 'https' : 'http'}://${host ?? site.host}${site.pathname}${site.search}`;
  return URL.canParse(written) ? new URL(written) : null;
};
