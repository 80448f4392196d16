import { releaseId } from '@shared-kernel/contracts/release/release';
import { VISITS_PATH } from '@shared-kernel/contracts/system/document';
import { Hono } from 'hono';
import { DEFAULT_LIMITS, type EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp, EdgeEnv } from './base/edge-env.ts';
import { NO_METER } from './base/edge-meter.ts';
import { createSampledLog } from './base/log-sampling.ts';
import { addCallRoutes, addressOfCaller, createForward } from './call-routes.ts';
import { createDocumentServer } from './document-server.ts';
import { answerByHostName } from './host-names.ts';
import { addInstallRoutes } from './install-routes.ts';
import { observe } from './observability/observe.ts';
import { addProbeRoutes, createReadiness, trackPlatformAnswers } from './observability/readiness.ts';
import { createPolicyReports } from './observability/take-policy-reports.ts';
import { createVisitReports } from './observability/take-visit-reports.ts';
import { overrideIn } from './overrides/override-cookie.ts';
import { createOverrides } from './overrides/overrides.ts';
import { addPartnerRoutes } from './partner/partner-routes.ts';
import type { LiveSet } from './releases/live-set.ts';
import { plain } from './responses/plain-responses.ts';
import { REPORTS_PATH } from './responses/security-headers.ts';
import { createConcurrencyLimit } from './reverse-proxy/concurrency-limit.ts';
import { addSiteRoutes } from './site-routes.ts';

const NO_CONTENT = 204;
const NOT_FOUND = 404;

const liveReleases = (set: LiveSet | null) => {
  if (set === null) return null;
  const releases = [set.host, ...set.remotes.map(({ live }) => live)];
  return { revision: set.revision, releases: releases.map((one) => ({ name: one.name, id: releaseId(one) })) };
};

/**
 * The document server. `/`, `/m/*` and the aliases `/<name>.html` of live remotes are pages, `/m/_release` is the release document for embedders, `/wps` and `/lgw` go to
 * the platform. Games have a host name of their own. The core uses web-standard APIs only and keeps no state but caches.
 */
export const createEdge = (given: EdgeDeps): EdgeApp => {
  const { platform, platformAt } = trackPlatformAnswers(given);
  const deps: EdgeDeps = { ...given, platform };
  const { log, meter = NO_METER } = deps;
  const documents = createDocumentServer(deps);
  const limits = { ...DEFAULT_LIMITS, ...deps.limits };
  const concurrency = createConcurrencyLimit(limits.inFlight);
  const streams = createConcurrencyLimit(limits.streams);
  const forward = createForward(deps, { platform, limits, concurrency, streams, meter, log: createSampledLog(deps) });
  const takeReport = createPolicyReports(deps);
  const takeVisit = createVisitReports({ ...deps, findSet: (id) => documents.find(id)?.set });
  meter.watch({
    inFlight: () => concurrency.inFlight,
    live: async () => liveReleases(await documents.live()),
    platformAt,
  });

  const app: EdgeApp = new Hono<EdgeEnv>();
  app.use(observe(deps));
  addProbeRoutes(app, createReadiness({ live: documents.live, platformAt }, deps));
  app.use(answerByHostName(deps, forward));
  app.post(REPORTS_PATH, (context) => {
    context.set('kind', 'report');
    return takeReport(context.req.raw, addressOfCaller(context, deps));
  });
  app.post(VISITS_PATH, (context) => {
    context.set('kind', 'report');
    // What testers do says nothing of players.
    if (overrideIn(context.req.raw.headers, context.get('site')) !== null)
      return new Response(null, { status: NO_CONTENT });
    return takeVisit(context.req.raw, context.get('site'), addressOfCaller(context, deps));
  });
  addCallRoutes(app, documents, forward);
  addInstallRoutes(app, documents, deps);
  const overrides = createOverrides(documents, deps);
  addPartnerRoutes(app, { documents, overrides }, deps);
  addSiteRoutes(app, { documents, overrides }, deps);
  app.notFound(() => plain('not found', NOT_FOUND));
  app.onError((error, context) => {
    const requestId = context.get('requestId');
    log({ level: 'error', event: 'request.failed', requestId, detail: String(error.stack ?? error) });
    return plain('something went wrong', 500);
  });
  return app;
};
