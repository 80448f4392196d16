import { object, oneOf, string } from '@shared-kernel/contracts/schema';
import type { Hono } from 'hono';
import type { Platform } from '../../../src/base/platform.ts';
import type { Job } from '../../../src/jobs/job.ts';
import { runJobsNow } from '../../../src/jobs/run-jobs.ts';
import { checkLedger } from '../../../src/ledger/check.ts';
import { drawNow, hurryRoom, hurryTable, playMatchNow } from '../../../src/play/play.public.ts';
import { changeAccounts } from './change-accounts.ts';
import { controlRoutes } from './control-route.ts';
import { faultInjection } from './faults.ts';
import { turnSettings } from './turn-settings.ts';

/** For tests only, and only when PLATFORM_CONTROL=1. What it turns is in the database, so every process obeys. */
export const controlApi = (app: Hono, platform: Platform, jobs: readonly Job[]): void => {
  const routes = controlRoutes(app, platform);
  app.use('*', faultInjection(platform.db));
  turnSettings(routes, platform);
  changeAccounts(routes, platform);
  routes.act('/control/jobs', async () => {
    await runJobsNow(platform, jobs);
  });
  routes.change('/control/match', object({ matchId: string(), until: oneOf(['move', 'end']) }), (ask) =>
    playMatchNow(platform, ask),
  );
  routes.change('/control/draw', object({ gameCode: string() }), ({ gameCode }) => drawNow(platform, gameCode));
  routes.change('/control/table', object({ code: string() }), ({ code }) => hurryTable(platform, code));
  routes.change('/control/card-room', object({ code: string() }), ({ code }) => hurryRoom(platform, code));
  routes.read('/control/ledger', () => checkLedger(platform.db));
};
