import type { MiddlewareHandler } from 'hono';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError } from '../envelope.ts';

const isBroken = (address: string): boolean => {
  try {
    return decodeURIComponent(address).includes('\0');
  } catch {
    return true;
  }
};

/** Refuses a path or query with a NUL, which no row of the database can hold, or with an escape that is none. */
export const refuseBrokenAddress: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (isBroken(pathname) || search.includes('%00'))
    return sendError(context, new PlatformError('request.invalid', 'The address is broken.'));
  await next();
  return undefined;
};
