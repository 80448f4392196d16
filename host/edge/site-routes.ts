import {
  DEVELOPER_COMPOSITION,
  DEVELOPER_PATH,
  isLoopback,
  OVERRIDE_PARAMETER,
} from '@shared-kernel/contracts/release/override';
import { COMPOSITION_HEADER } from '@shared-kernel/contracts/system/document';
import type { Context } from 'hono';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp, EdgeEnv } from './base/edge-env.ts';
import { BRAND_FILES_PATH, brandPicture } from './brands/brand-pictures.ts';
import type { DocumentServer, Visit } from './document-server.ts';
import type { Overrides } from './overrides/overrides.ts';
import { browserHash } from './overrides/visit-override.ts';
import { knownVisitor, visitorOf } from './request-context/cookies.ts';
import { isLanguage } from './request-context/language.ts';
import { answerRendered } from './responses/answer-rendered.ts';
import { plain, signedJson } from './responses/plain-responses.ts';

const FOUND = 302;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const UNAVAILABLE = 503;
/** A composition's id is a hash of its releases, which never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** `/m/*` covers `/m` too. */
const PAGE_PATHS = ['/', '/m/*'] as const;

/** Where pages come from: as they are live, and with what a signed link gives a visitor. */
export interface PageSources {
  readonly documents: DocumentServer;
  readonly overrides: Overrides;
}

/** Routes of pages, the release document and the brands' pictures. */
export const addSiteRoutes = (app: EdgeApp, { documents, overrides }: PageSources, deps: EdgeDeps): void => {
  const isSecure = ({ get }: Context<EdgeEnv>): boolean => get('site').protocol === 'https:';
  const visitOf = async (context: Context<EdgeEnv>): Promise<Visit> => {
    const { raw } = context.req;
    const { hostname } = context.get('site');
    const visit = await documents.visitOf(raw, hostname, knownVisitor(raw.headers, isSecure(context)));
    return overrides.added(visit, raw.headers, context.get('site'));
  };

  app.get('/m/_release', async (context) => {
    context.set('kind', 'release');
    const visit = await visitOf(context);
    const asked = context.req.query('language');
    const composition = await documents.compose({ ...visit, ...(isLanguage(asked) && { language: asked }) });
    if (composition === null) return plain('no release is live', UNAVAILABLE);
    const details = context.req.query('details');
    if (details === undefined) {
      const own = Object.keys(visit.override?.sources ?? {}).length > 0 ? DEVELOPER_COMPOSITION : '';
      return signedJson(composition.whole, 'no-store', {
        [COMPOSITION_HEADER]: composition.document.compositionId + own,
      });
    }
    const found = documents.find(details);
    return found === null ? plain('these releases are not live', NOT_FOUND) : signedJson(found.details, IMMUTABLE);
  });

  // A developer's machine learns by which hash it can sign an override for this browser alone.
  app.get(DEVELOPER_PATH, async (context) => {
    const origin = context.req.query('for') ?? '';
    if (!isLoopback(origin))
      return plain('for has to be an address of this machine, as http://localhost:8200', BAD_REQUEST);
    const { id, cookie } = visitorOf(context.req.raw.headers, isSecure(context));
    return new Response(null, {
      status: FOUND,
      headers: {
        Location: `${origin}/?browser=${await browserHash(id)}`,
        'Cache-Control': 'private, no-store',
        ...(cookie !== null && { 'Set-Cookie': cookie }),
      },
    });
  });

  app.get(BRAND_FILES_PATH, async (context) => {
    context.set('kind', 'picture');
    const { brand, file } = context.req.param();
    return (await brandPicture(deps.brands, brand, file)) ?? plain('not found', NOT_FOUND);
  });

  const answerPage = async (context: Context<EdgeEnv>): Promise<Response> => {
    context.set('kind', 'page');
    const { headers } = context.req.raw;
    const site = context.get('site');
    const { id, cookie } = visitorOf(headers, isSecure(context));
    const visit = await documents.visitOf(context.req.raw, site.hostname, id);
    const asked = context.req.query(OVERRIDE_PARAMETER);
    const answer = asked === undefined ? null : await overrides.follow(asked, visit, headers, site);
    if (answer instanceof Response) return answer;
    const page = answer ?? (await overrides.page(visit, context.req.path, headers, site));
    return answerRendered(context, page, cookie);
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
