import type { Area } from '../http/area.ts';
import { betsApi } from './bets/bets.api.ts';
import { catalogueApi } from './catalogue/catalogue.api.ts';
import { searchIndexJob } from './catalogue/search-index.ts';
import { gamesApi } from './games/games.api.ts';
import { LAUNCH_JOBS } from './games/launch.jobs.ts';
import { winnersApi } from './winners/winners.api.ts';

export const PLAY: Area = {
  name: 'play',
  apis: [catalogueApi, gamesApi, winnersApi, betsApi],
  jobs: [...LAUNCH_JOBS, searchIndexJob],
};
