import type { Context } from 'hono';

/**
 * The caller's address, as the outermost proxy that is ours wrote it (`trusted` of them stand before the platform: the
 * edge alone, unless TRUSTED_PROXIES says more). What a caller writes there himself stands further left and counts for
 * nothing. Undefined when no proxy wrote one.
 */
export const addressOf = (context: Context, trusted: number): string | undefined =>
  context.req
    .header('x-forwarded-for')
    ?.split(',')
    .map((address) => address.trim())
    .at(-trusted) || undefined;
