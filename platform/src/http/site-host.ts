import type { Context } from 'hono';

const HOST_PATTERN = /^[\w.[\]:-]{1,255}$/;

/** The host name (and port) that the browser asked for: the edge in front names it. Empty when it is none. */
export const siteHostOf = (context: Context): string => {
  const host = context.req.header('x-forwarded-host') ?? context.req.header('host') ?? '';
  return HOST_PATTERN.test(host) ? host : '';
};
