import { getPartnerSite } from '@shared-kernel/contracts/account/partner-sites';
import { PARTNER_PAGES, PARTNER_REMOTE, partnerBase } from '@shared-kernel/contracts/system/partner-page';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { EdgeApp } from '../base/edge-env.ts';
import { createSampledLog } from '../base/log-sampling.ts';
import { WORDS } from '../pages/words.ts';
import { originsOf } from '../platform/merchant-settings.ts';
import { createPlatformCache, readPlatform } from '../platform/platform-read.ts';
import { isLanguage } from '../request-context/language.ts';
import { answerRendered } from '../responses/answer-rendered.ts';
import { plain } from '../responses/plain-responses.ts';
import type { PageSources } from '../site-routes.ts';

/** The element that affiliates' pages load. Its text never changes: their tags name its hash. A new text gets a new number. */
export const ELEMENT_PATH = `${PARTNER_PAGES}/agent-area-1.js`;

const FRESH_MS = 5_000;
const STALE_MS = 10 * 60_000;
const KNOWN_SITES = 2_000;
const FOUND = 302;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const SITE_ID = /^[\da-f-]{36}$/;
const ELEMENT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const UNKNOWN: Readonly<Record<Language, string>> = {
  EN: 'This page may not show the agent area. Its operator can register it.',
  TY: 'Hindi puwedeng ipakita ng page na ito ang agent area. Puwede itong irehistro ng operator.',
};
/** Whoever frames it may read the sentence. */
const ANYWHERE = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors *" };

/** Pages in frames of affiliates' pages, and the element that makes the frame. */
export const addPartnerRoutes = (app: EdgeApp, { documents, overrides }: PageSources, deps: EdgeDeps): void => {
  const readOrigins = createPlatformCache(
    { clock: deps.clock, log: createSampledLog(deps) },
    {
      event: 'partner-site.unreadable',
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      limit: KNOWN_SITES,
      load: async (key) => {
        const [merchant = '', id = ''] = key.split(' ');
        const { origins } = await readPlatform(deps.platform, { endpoint: getPartnerSite, merchant, query: { id } });
        return originsOf(origins);
      },
    },
  );

  app.get(ELEMENT_PATH, (context) => {
    context.set('kind', 'release');
    return deps.partnerElement === undefined
      ? plain('not found', NOT_FOUND)
      : new Response(deps.partnerElement, { headers: ELEMENT_HEADERS });
  });

  app.get(`${PARTNER_PAGES}/:site/*`, async (context) => {
    context.set('kind', 'page');
    const { site } = context.req.param();
    const asked = context.req.query('language');
    const visit = await documents.visitOf(context.req.raw, context.get('site').hostname);
    const language = isLanguage(asked) ? asked : visit.language;
    const origins = SITE_ID.test(site) ? await readOrigins(`${visit.merchant} ${site}`) : [];
    if (origins === null) return plain(WORDS[language].unreachableText, UNAVAILABLE, ANYWHERE);
    if (origins.length === 0) return plain(UNKNOWN[language], NOT_FOUND, ANYWHERE);
    const path = context.req.path.slice(partnerBase(context.req.path).length);
    const owner = await documents.remoteOf(visit, path);
    // A page of the site that is opened beside the frame; inside of it, it is refused there. One of nobody may be a tested release's.
    if (owner !== null && owner !== PARTNER_REMOTE)
      return context.redirect(path + new URL(context.req.url).search, FOUND);
    const { headers } = context.req.raw;
    const page = await overrides.page({ ...visit, language }, path, headers, context.get('site'), origins);
    return answerRendered(context, page);
  });
};
