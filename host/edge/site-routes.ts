import { COMPOSITION_HEADER } from '@shared-kernel/contracts/system/document';
import type { Context } from 'hono';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp, EdgeEnv } from './base/edge-env.ts';
import { BRAND_FILES_PATH, brandPicture } from './brands/brand-pictures.ts';
import type { DocumentServer } from './document-server.ts';
import { knownVisitor, visitorOf } from './request-context/cookies.ts';
import { isLanguage } from './request-context/language.ts';
import { answerRendered } from './responses/answer-rendered.ts';
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
  const isSecure = ({ get }: Context<EdgeEnv>): boolean => get('site').protocol === 'https:';
  const visitOf = (context: Context<EdgeEnv>) => {
    const { raw } = context.req;
    return documents.visitOf(raw, context.get('site').hostname, knownVisitor(raw.headers, isSecure(context)));
  };

  app.get('/m/_release', async (context) => {
    context.set('kind', 'release');
    const visit = await visitOf(context);
    const asked = context.req.query('language');
    const composition = await documents.compose({ ...visit, ...(isLanguage(asked) && { language: asked }) });
    if (composition === null) return plain('no release is live', UNAVAILABLE);
    const details = context.req.query('details');
    if (details === undefined)
      return signedJson(composition.whole, 'no-store', {
        [COMPOSITION_HEADER]: composition.document.compositionId,
      });
    const found = documents.find(details);
    return found === null ? plain('these releases are not live', NOT_FOUND) : signedJson(found.details, IMMUTABLE);
  });

  app.get(BRAND_FILES_PATH, async (context) => {
    context.set('kind', 'picture');
    const { brand, file } = context.req.param();
    return (await brandPicture(brands, brand, file)) ?? plain('not found', NOT_FOUND);
  });

  const answerPage = async (context: Context<EdgeEnv>): Promise<Response> => {
    context.set('kind', 'page');
    const request = context.req.raw;
    const { id, cookie } = visitorOf(request.headers, isSecure(context));
    const visit = await documents.visitOf(request, context.get('site').hostname, id);
    return answerRendered(context, await documents.page(visit, context.req.path), cookie);
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
