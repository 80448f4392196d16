import { fileURLToPath } from 'node:url';
import { JOBS } from '../../src/areas.ts';
import type { Api } from '../../src/http/answer.ts';
import { addGame, serveFolder } from '../../src/play/games/registry.ts';
import type { Deployment } from '../../src/serve.ts';
import { slot } from '../games/slot/game.ts';
import { controlApi } from './control/control.api.ts';
import { picturesApi } from './pictures/pictures.api.ts';
import { keepAsTemplate, startFromTemplate } from './seed/database-template.ts';
import { seed } from './seed/seed.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../games/${name}`, import.meta.url));
/** A game's page is served beside the kit that all pages share. */
const pageOf = (game: string) => ({ frame: `${game}/page`, folder: folderOf(`${game}/page`) });

serveFolder('kit', folderOf('kit'));
addGame('RNG', { game: slot, ...pageOf('slot') });

const control = ({ app, platform }: Api): void => {
  if (platform.config.hasControl) controlApi(app, platform, JOBS);
};

/** The platform with the demo's games, pictures, members and control API. */
export const DEMO: Deployment = {
  additions: [control, picturesApi],
  prepare: startFromTemplate,
  fill: async (db, config) => {
    const { hasDemoAccounts, peppers } = config;
    const isNew = await seed(db, new Date(), { hasDemoPassword: hasDemoAccounts, peppers });
    if (isNew) await keepAsTemplate(config);
  },
};
