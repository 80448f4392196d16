import type { Api } from '../http/answer.ts';
import type { Area } from '../http/area.ts';
import { betsApi } from './bets/bets.api.ts';
import { catalogueApi } from './catalogue/catalogue.api.ts';
import { bookApi } from './games/book/book.api.ts';
import { cardRoomsApi } from './games/card-rooms/card-rooms.api.ts';
import { closedTrialsGames } from './games/closed-trials.ts';
import { createGameStreams } from './games/game-streams.ts';
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

/** Tables and card rooms: the limits of streams are of both together. */
const liveGamesApi = (api: Api): void => {
  const streams = createGameStreams();
  api.closing.addEventListener('abort', streams.endAll);
  tablesApi(api, streams);
  cardRoomsApi(api, streams);
};

export const PLAY: Area = {
  name: 'play',
  apis: [
    catalogueApi,
    gamesApi,
    bookApi,
    liveGamesApi,
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
