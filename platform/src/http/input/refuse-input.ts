import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { isOwnPage } from '@shared-kernel/node/local-request';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError } from '../envelope.ts';

const JSON_TYPE = 'application/json';
const JSON_ONLY = [JSON_TYPE];

/** Encrypted bodies come under their own type, from the site's pages under that of the JSON within. */
const ENCRYPTED_TYPES = ['application/jose', JSON_TYPE];

/** What a body may travel as. A browser sends none but form types for a page of another site without asking first. */
export const mediaTypesOf = ({ body, isEncrypted }: AnyEndpoint): readonly string[] => {
  if (isEncrypted) return ENCRYPTED_TYPES;
  if (body === 'form') return ['application/x-www-form-urlencoded'];
  return body === 'multipart' ? ['multipart/form-data'] : JSON_ONLY;
};

const hasBody = ({ method }: { readonly method: string }): boolean => method === 'POST' || method === 'PUT';

/** Refuses a body under another media type than these: 415 `request.invalid`. */
export const requireMediaType = (context: Context, types: readonly string[] = JSON_ONLY): void => {
  const [named = ''] = (context.req.header('Content-Type') ?? '').split(';');
  if (types.includes(named.trim().toLowerCase())) return;
  throw new PlatformError('request.invalid', `The body must be ${types.join(' or ')}.`, { status: 415 });
};

/** Refuses what a browser says a page of another site has asked for: 403 `request.invalid`. */
export const refuseCrossSite = (context: Context): void => {
  if (context.req.header('Sec-Fetch-Site') !== 'cross-site') return;
  throw new PlatformError('request.invalid', 'Another site may not ask for this.', { status: 403 });
};

/** Refuses a form that a browser sends for any page but this origin's own, a neighbour's on another port included: 403 `request.invalid`. */
export const requireOwnPage = (context: Context): void => {
  if (isOwnPage(context.req.raw.headers, context.req.url)) return;
  throw new PlatformError('request.invalid', 'Another page may not send this.', { status: 403 });
};

/** Keeps pages of other sites from doing anything in a visitor's name, before the call is looked at any further. */
export const refuseForeign = (context: Context, endpoint: AnyEndpoint): void => {
  if (endpoint.method !== 'GET' || endpoint.changesState) refuseCrossSite(context);
  if (hasBody(endpoint)) requireMediaType(context, mediaTypesOf(endpoint));
};

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

/** Refuses a body that weighs more, by its own word or while it comes: 413 `request.invalid`. */
export const refuseHeavy = (mostBytes: number, endpoint?: AnyEndpoint): MiddlewareHandler =>
  bodyLimit({
    maxSize: mostBytes,
    onError: (context) =>
      sendError(context, new PlatformError('request.invalid', 'The body is too large.', { status: 413 }), endpoint),
  });
