import { type Context, Hono } from 'hono';
import { BRAND_FILES_PATH, brandPicture } from './brands.ts';
import type { SignedText } from './composition.ts';
import { createDocumentServer } from './document-server.ts';
import type { EdgeDeps } from './edge-deps.ts';
import { isLanguage } from './language.ts';
import { PLATFORM_PATHS, proxyToPlatform } from './proxy.ts';
import { BASE_HEADERS } from './security-headers.ts';
import { SIGNATURE_HEADER } from './sign.ts';
import { visitorCookie } from './visitor.ts';

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const UNAVAILABLE = 503;
/** A composition is named by a hash of its releases, which never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** `/m/*` covers `/m` too. */
const PAGE_PATHS = ['/', '/m/*'] as const;

const plain = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...BASE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

const signedJson = ({ json, signature }: SignedText, cacheControl: string): Response =>
  new Response(json, {
    headers: {
      ...BASE_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': SIGNATURE_HEADER,
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
  });

/**
 * The document server: `/`, `/m/*` and what live remotes have as `/<name>.html` are the site's documents, `/m/_release` the release document for those who embed
 * it, `/wps` and `/lgw` the platform. Web-standard APIs only, and no state but caches: any number can run side by side.
 */
export const createEdge = (deps: EdgeDeps): Hono => {
  const documents = createDocumentServer(deps);
  const app = new Hono();

  const isSecure = ({ req }: Context): boolean =>
    req.url.startsWith('https:') || (deps.isBehindProxy === true && req.header('X-Forwarded-Proto') === 'https');

  app.get('/_health', () => plain('ok', 200));

  app.get('/m/_release', async ({ req }) => {
    const { merchant, language: chosen } = await documents.visitOf(req.raw);
    const asked = req.query('language');
    const composition = await documents.compose({ merchant, language: isLanguage(asked) ? asked : chosen });
    if (composition === null) return plain('no release is live', UNAVAILABLE);
    const details = req.query('details');
    if (details === undefined) return signedJson(composition.whole, 'no-store');
    if (details !== composition.document.compositionId) return plain('these releases are not live', NOT_FOUND);
    return signedJson(composition.details, IMMUTABLE);
  });

  app.get(BRAND_FILES_PATH, async ({ req }) => {
    const { brand, file } = req.param();
    return (await brandPicture(deps.brands, brand, file)) ?? plain('not found', NOT_FOUND);
  });

  const answerPage = async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    const page = await documents.page(await documents.visitOf(request), context.req.path);
    const { body, encoding } = await page.bodyFor(request.headers.get('Accept-Encoding'));
    const headers: Record<string, string> = { ...page.headers, 'Content-Length': String(body.byteLength) };
    if (encoding !== null) headers['Content-Encoding'] = encoding;
    const cookie = visitorCookie(request.headers, isSecure(context));
    if (cookie !== null) headers['Set-Cookie'] = cookie;
    return new Response(body, { status: page.status, headers });
  };

  app.get('/', answerPage);
  app.get('/m/*', answerPage);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], [...PAGE_PATHS], () =>
    plain('method not allowed', METHOD_NOT_ALLOWED, { Allow: 'GET, HEAD' }),
  );

  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [...PLATFORM_PATHS], async (context) => {
    const { merchant } = await documents.visitOf(context.req.raw);
    const clientAddress = deps.clientAddress?.(context.env);
    return proxyToPlatform(
      context.req.raw,
      { merchant, clientAddress, isBehindProxy: deps.isBehindProxy === true },
      deps,
    );
  });

  // An address outside /m is a page where a live remote's alias says so (`/register.html`).
  app.get('/:file{[^/]+[.]html}', async (context, next) =>
    (await documents.isRouted(await documents.visitOf(context.req.raw), context.req.path))
      ? answerPage(context)
      : next(),
  );

  app.notFound(() => plain('not found', NOT_FOUND));
  app.onError((error) => {
    deps.log({ level: 'error', event: 'request.failed', detail: String(error.stack ?? error) });
    return plain('something went wrong', 500);
  });
  return app;
};
