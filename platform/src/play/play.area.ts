import type { Area } from '../http/area.ts';
import { betsApi } from './bets/bets.api.ts';
import { catalogueApi } from './catalogue/catalogue.api.ts';
import { searchIndexJob } from './catalogue/search-index.ts';
import { closedTrialsGames } from './games/closed-trials.ts';
import { gamesApi } from './games/games.api.ts';
import { LAUNCH_JOBS } from './games/launch.jobs.ts';
import { lotteriesApi } from './lottery/lotteries.api.ts';
import { LOTTERY_JOBS } from './lottery/lottery.jobs.ts';
import { lotteryGamesSeed } from './lottery/lottery.seed.ts';
import { lotteryOrdersApi } from './lottery/orders.api.ts';
import { winnersApi } from './winners/winners.api.ts';
import { WINNERS_JOBS } from './winners/winners.jobs.ts';

export const PLAY: Area = {
  name: 'play',
  apis: [catalogueApi, gamesApi, winnersApi, betsApi, lotteriesApi, lotteryOrdersApi],
  jobs: [...LAUNCH_JOBS, ...WINNERS_JOBS, searchIndexJob, ...LOTTERY_JOBS],
  eventHandlers: [closedTrialsGames],
  seeds: [lotteryGamesSeed],
};
