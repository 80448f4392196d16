import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1000;
/** What answers every address (`use`), beside those that answer one. */
const ANY_METHOD = 'ALL';
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The route's pattern: an address as it came would make a series of each that somebody thinks up. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ method }) => method !== ANY_METHOD)?.path ?? 'none';

export interface Meter {
  readonly registry: Registry<OpenMetricsContentType>;
  readonly measure: MiddlewareHandler;
}

/** Counts what is asked and how it ends, by route, and how long it takes. */
export const createMeter = (): Meter => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const took = new Histogram({
    name: 'http_request_seconds',
    help: 'From the request to its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const open = new Gauge({ name: 'http_requests_open', help: 'Requests that are being answered.', registers });
  const measure: MiddlewareHandler = async (context, next) => {
    const started = performance.now();
    open.inc();
    try {
      await next();
    } finally {
      open.dec();
      const asked = {
        method: METHODS.has(context.req.method) ? context.req.method : 'other',
        route: routeOf(context),
      };
      answered.inc({ ...asked, status: context.res.status });
      took.observe(asked, (performance.now() - started) / MS);
    }
  };
  return { registry, measure };
};
