import type { Context } from 'hono';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp, EdgeEnv } from './base/edge-env.ts';
import { BRAND_FILES_PATH, brandPicture } from './brands/brand-pictures.ts';
import type { DocumentServer } from './document-server.ts';
import { visitorCookie } from './request-context/cookies.ts';
import { isLanguage } from './request-context/language.ts';
import { REQUEST_ID } from './request-context/request-context.ts';
import { secureHeaders } from './responses/complete-headers.ts';
import { plain, signedJson } from './responses/plain-responses.ts';

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const UNAVAILABLE = 503;
/** A composition's id is a hash of its releases, which never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** `/m/*` covers `/m` too. */
const PAGE_PATHS = ['/', '/m/*'] as const;

/** Routes of pages, the release document and the brands' pictures. */
export const addSiteRoutes = (app: EdgeApp, documents: DocumentServer, { brands }: EdgeDeps): void => {
  const visitOf = ({ req, get }: Context<EdgeEnv>) => documents.visitOf(req.raw, get('site').hostname);

  app.get('/m/_release', async (context) => {
    context.set('kind', 'release');
    const { merchant, language: chosen } = await visitOf(context);
    const asked = context.req.query('language');
    const composition = await documents.compose({ merchant, language: isLanguage(asked) ? asked : chosen });
    if (composition === null) return plain('no release is live', UNAVAILABLE);
    const details = context.req.query('details');
    if (details === undefined) return signedJson(composition.whole, 'no-store');
    if (details !== composition.document.compositionId) return plain('these releases are not live', NOT_FOUND);
    return signedJson(composition.details, IMMUTABLE);
  });

  app.get(BRAND_FILES_PATH, async (context) => {
    context.set('kind', 'picture');
    const { brand, file } = context.req.param();
    return (await brandPicture(brands, brand, file)) ?? plain('not found', NOT_FOUND);
  });

  const answerPage = async (context: Context<EdgeEnv>): Promise<Response> => {
    context.set('kind', 'page');
    const request = context.req.raw;
    const page = await documents.page(await visitOf(context), context.req.path);
    const { body, encoding } = await page.bodyFor(request.headers.get('Accept-Encoding'));
    const isSecure = context.get('site').protocol === 'https:';
    const headers: Record<string, string> = {
      ...page.headers,
      ...secureHeaders(isSecure),
      [REQUEST_ID]: context.get('requestId'),
      'Content-Length': String(body.byteLength),
    };
    if (encoding !== null) headers['Content-Encoding'] = encoding;
    const cookie = visitorCookie(request.headers, isSecure);
    if (cookie !== null) headers['Set-Cookie'] = cookie;
    context.set('isComplete', true);
    return new Response(body, { status: page.status, headers });
  };

  app.get('/', answerPage);
  app.get('/m/*', answerPage);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], [...PAGE_PATHS], () =>
    plain('method not allowed', METHOD_NOT_ALLOWED, { Allow: 'GET, HEAD' }),
  );

  // A path outside /m is a page if a live remote declares it as an alias (`/register.html`).
  app.get('/:file{[^/]+[.]html}', async (context, next) =>
    (await documents.isRouted(await visitOf(context), context.req.path)) ? answerPage(context) : next(),
  );
};
