import { createHash } from 'node:crypto';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';

/**
 * Sends a public value with a tag, so that asking again costs an empty 304. `no-cache` (ask before reuse), because
 * flags and catalogues change at any moment; `Vary`, because merchant, token and language shape the answer.
 */
export const sendWithTag = async (context: Context, value: unknown): Promise<Response> => {
  const body = JSON.stringify({ success: true, value });
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  context.header('Cache-Control', 'private, no-cache');
  context.header('Vary', [HEADER.merchant, HEADER.token, HEADER.language].join(', '));
  context.header('ETag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(body, 200, { 'Content-Type': 'application/json' });
};
