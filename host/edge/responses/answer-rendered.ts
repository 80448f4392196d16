import type { Context } from 'hono';
import type { EdgeEnv } from '../base/edge-env.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import { REQUEST_ID } from '../request-context/request-context.ts';
import { secureHeaders } from './complete-headers.ts';

/** A rendered page as the answer of one request, with `cookie` as its `Set-Cookie`. */
export const answerRendered = async (
  context: Context<EdgeEnv>,
  page: RenderedPage,
  cookie: string | null = null,
): Promise<Response> => {
  const { body, encoding } = await page.bodyFor(context.req.raw.headers.get('Accept-Encoding'));
  const headers: Record<string, string> = {
    ...page.headers,
    ...secureHeaders(context.get('site').protocol === 'https:'),
    [REQUEST_ID]: context.get('requestId'),
    'Content-Length': String(body.byteLength),
  };
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  if (cookie !== null) headers['Set-Cookie'] = cookie;
  context.set('isComplete', true);
  return new Response(body, { status: page.status, headers });
};
