import type { Area } from '../http/area.ts';
import { betsApi } from './bets/bets.api.ts';
import { catalogueApi } from './catalogue/catalogue.api.ts';
import { bookApi } from './games/book/book.api.ts';
import { cardRoomsApi } from './games/card-rooms/card-rooms.api.ts';
import { closedTrialsGames } from './games/closed-trials.ts';
import { gamesApi } from './games/games.api.ts';
import { tablesApi } from './games/tables/tables.api.ts';
import { limitSettingsApi } from './limit-settings/limit-settings.api.ts';
import { lotteriesApi } from './lottery/lotteries.api.ts';
import { lotteryGamesSeed } from './lottery/lottery.seed.ts';
import { lotteryOrdersApi } from './lottery/orders.api.ts';
import { PLAY_JOBS } from './play.jobs.ts';
import { playSessionApi } from './play-session/play-session.api.ts';
import { vendorsApi } from './vendors/vendors.api.ts';
import { winnersApi } from './winners/winners.api.ts';

export const PLAY: Area = {
  name: 'play',
  apis: [
    catalogueApi,
    gamesApi,
    bookApi,
    tablesApi,
    cardRoomsApi,
    winnersApi,
    betsApi,
    lotteriesApi,
    lotteryOrdersApi,
    limitSettingsApi,
    playSessionApi,
    vendorsApi,
  ],
  jobs: PLAY_JOBS,
  eventHandlers: [closedTrialsGames],
  seeds: [lotteryGamesSeed],
};
