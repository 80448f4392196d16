import type { Context } from 'hono';
import { forwarded } from './forwarded.ts';

const HOST_PATTERN = /^[\w.[\]:-]{1,255}$/;

/** The host name (and port) that the browser asked for: the edge in front names it. Empty when it is none. */
export const siteHostOf = (context: Context): string => {
  const host = forwarded(context, 'x-forwarded-host') ?? context.req.header('host') ?? '';
  return HOST_PATTERN.test(host) ? host : '';
};

/** The origin of the page that asked: its host with the protocol that the edge was asked by. Empty when there is no host. */
export const siteOriginOf = (context: Context): string => {
  const host = siteHostOf(context);
  const protocol = forwarded(context, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return host === '' ? '' : `${protocol}://${host}`;
};
