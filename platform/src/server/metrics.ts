import type { Context, Hono } from 'hono';
import type { OpenMetricsContentType, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';
import { isLocalPeer } from '../http/caller.ts';
import { hasBearer } from './bearer.ts';
import { addFigures } from './figures.ts';

/** With a token whoever brings it, without one only this machine: never the players' side of the document server. */
const mayRead = (context: Context, token: string | undefined): boolean =>
  token === undefined ? isLocalPeer(context) : hasBearer(context, token);

/** `/metrics`, in OpenMetrics: what to watch is in docs/operating.md. To everybody else the address does not exist. */
export const metricsRoute = (
  app: Hono,
  registry: Registry<OpenMetricsContentType>,
  database: Pick<OpenDatabase, 'db' | 'pools'>,
  token: string | undefined,
): void => {
  const refresh = addFigures(registry, database);
  app.get('/metrics', async (context) => {
    if (!mayRead(context, token)) return context.notFound();
    await refresh();
    context.header('Cache-Control', 'no-store');
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
};
