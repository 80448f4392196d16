import { area } from '../wire/contract-area.ts';
import * as agreement from './agreement.ts';
import * as content from './content.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as gameList from './game-list.ts';
import * as gameOrigins from './game-origins.ts';
import * as games from './games.ts';
import * as lotteries from './lotteries.ts';
import * as lotteryOrders from './lottery-orders.ts';
import * as play from './play.ts';
import * as promotions from './promotions.ts';
import * as shelves from './shelves.ts';
import * as winners from './winners.ts';

/** The browse contracts, for the catalogue. */
export const CALLS = [
  area(agreement),
  area(content),
  area(favourites),
  area(feedback),
  area(gameList),
  area(gameOrigins),
  area(games),
  area(lotteries),
  area(lotteryOrders),
  area(play),
  area(promotions),
  area(shelves),
  area(winners),
];
