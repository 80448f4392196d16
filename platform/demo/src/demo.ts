import { writeDaysUpTo } from '../../src/agent/figures/write-days.ts';
import { JOBS } from '../../src/areas.ts';
import { gatherStatistics } from '../../src/database/gather-statistics.ts';
import type { Api } from '../../src/http/answer.ts';
import type { Deployment } from '../../src/serve.ts';
import { controlApi } from './control/control.api.ts';
import { addDemoGames } from './demo-games.ts';
import { picturesApi } from './pictures/pictures.api.ts';
import { keepAsTemplate, startFromTemplate } from './seed/database-template.ts';
import { seed } from './seed/seed.ts';

addDemoGames();

const control = ({ app, platform }: Api): void => {
  if (platform.config.hasControl) controlApi(app, platform, JOBS);
};

/** The platform with the demo's games, pictures, members and control API. */
export const DEMO: Deployment = {
  additions: [control, picturesApi],
  prepare: startFromTemplate,
  fill: async (db, config) => {
    const { hasDemoAccounts, peppers } = config;
    const now = new Date();
    const isNew = await seed(db, now, { hasDemoPassword: hasDemoAccounts, peppers });
    if (!isNew || config.databaseUrl) return;
    // The embedded database does one thing at a time: after the start, pages of agents would wait while the job writes every day.
    await gatherStatistics(db);
    await writeDaysUpTo(db, now);
    await keepAsTemplate(config);
  },
};
