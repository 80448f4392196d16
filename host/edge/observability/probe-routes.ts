import type { EdgeApp } from '../base/edge-env.ts';
import { plain } from '../responses/plain-responses.ts';
import type { Readiness } from './readiness.ts';

const UNAVAILABLE = 503;

/** Whoever looks after this process asks it by its own address: whether it lives, and whether it can do its work. */
export const addProbeRoutes = (app: EdgeApp, readiness: () => Promise<Readiness>): void => {
  app.get('/_health', (context) => {
    context.set('kind', 'probe');
    return plain('ok', 200);
  });
  app.get('/_ready', async (context) => {
    context.set('kind', 'probe');
    const state = await readiness();
    return Response.json(state, {
      status: state.isReady ? 200 : UNAVAILABLE,
      headers: { 'Cache-Control': 'no-store' },
    });
  });
};
