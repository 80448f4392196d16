import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp } from './base/edge-env.ts';
import { ICON_PURPOSES } from './brands/app-icon.ts';
import type { DocumentServer } from './document-server.ts';
import { APP_ICON_PATH, MANIFEST_PATH, PRESENT_ICON_PATH } from './pages/web-manifest.ts';
import { isLanguage } from './request-context/language.ts';
import { plain } from './responses/plain-responses.ts';
import { WORKER_PATH, workerResponse } from './service-worker/worker-script.ts';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;
/** The URL carries a revision of the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const ICONS = [
  [APP_ICON_PATH, IMMUTABLE],
  [PRESENT_ICON_PATH, AN_HOUR],
] as const;
/** An SVG that is opened as a page must not run scripts. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

/** Routes of the installable app: manifest, icons, service worker. */
export const addInstallRoutes = (app: EdgeApp, documents: DocumentServer, deps: EdgeDeps): void => {
  app.get(MANIFEST_PATH, async (context) => {
    context.set('kind', 'release');
    const visit = await documents.visitOf(context.req.raw, context.get('site').hostname);
    const asked = context.req.query('language');
    const answer = await documents.manifest(isLanguage(asked) ? { ...visit, language: asked } : visit);
    return answer ?? plain('no release is live', UNAVAILABLE);
  });

  for (const [path, kept] of ICONS)
    app.get(path, async (context) => {
      context.set('kind', 'picture');
      const purpose = ICON_PURPOSES.find((each) => each === context.req.param('purpose'));
      const visit = await documents.visitOf(context.req.raw, context.get('site').hostname);
      const icon = purpose === undefined ? null : await documents.appIcon(visit, purpose);
      if (icon === null) return plain('not found', NOT_FOUND);
      const headers = {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': kept,
        'Content-Security-Policy': NOTHING_RUNS,
      };
      return new Response(icon, { headers });
    });

  app.get(WORKER_PATH, (context) => {
    context.set('kind', 'release');
    return workerResponse(deps);
  });
};
