/** Names a request in the logs of everything that it passes. */
export const REQUEST_ID = 'X-Request-Id';
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The name that a proxy of ours has given; callers name nothing, so that nobody writes another's name into the logs. */
export const requestIdOf = (headers: Headers, isBehindProxy: boolean): string => {
  const given = isBehindProxy ? headers.get(REQUEST_ID) : null;
  return given !== null && WELL_FORMED.test(given) ? given : crypto.randomUUID();
};
