import {
  array,
  boolean,
  int,
  literal,
  nullable,
  object,
  oneOf,
  optional,
  record,
  string,
  union,
} from 'shared-kernel/schema';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, decimalAmount, gameCategory, instant, language, pageNumber, queryText } from './values.ts';

/** A game as every list carries it. Node ids are strings: compare them as strings. */
export const game = object({
  nodeId: string(),
  gameName: string(),
  nodeName: string(),
  /** Vendor code. */
  vassalage: string(),
  vendorName: string(),
  iconUrl: string(),
  mobileLargeIcon: string(),
  mobileSmallIcon: string(),
  showIcon: boolean(),
  gameType: gameCategory,
  roomId: string(),
  gameId: string(),
  /** `lobby` unless the vendor has a code of its own for the game. */
  gameCode: string(),
  /** Free play: 0 is yes. The kernel's `allowsFreePlay` normalises it with `freeplay` 1 of vendor views. */
  supportPlay: int(),
  isGameH5: string(),
  playType: oneOf(['trad', 'ent']),
  lottoMode: optional(string()),
  gameClassify: array(object({ key: string() })),
  gameClassifyNew: optional(string()),
  isNew: boolean(),
  isHot: boolean(),
  minBet: optional(decimalAmount),
});

const gamePage = object({ games: array(game), pageNum: pageNumber, totalPages: int(), total: int() });

export const GAME_LIST_PAGE_SIZE = 26;
export const RECENT_GAMES_PAGE_SIZE = 25;
export const WINNER_BOARD_LIMIT = 20;

export const getGameList = defineEndpoint({
  summary: 'Games of one category, paged and filtered',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'public',
  input: object({
    merchant: string(),
    platform: literal('html5'),
    gameName: queryText,
    gameType: gameCategory,
    gameClassify: queryText,
    isNew: optional(nullable(literal(1))),
    pageNo: pageNumber,
    pageSize: int(),
    vassalage: queryText,
    language,
    minBet: optional(string()),
    minLine: optional(int()),
    clientType: literal(2),
  }),
  value: gamePage,
});

export const getHotGames = defineEndpoint({
  summary: 'The hot games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  input: object({
    isPlatform: literal(2),
    language,
    platform: literal('html5'),
    gameType: optional(gameCategory),
    merchantCode: string(),
  }),
  value: object({ list: array(game), total: int() }),
});

const vendorTile = object({
  vassalage: string(),
  accountTypeName: string(),
  gameType: gameCategory,
  nodeId: string(),
  gameCode: string(),
  isGameH5: string(),
  iconUrl: string(),
  /** Free play: 1 is yes. */
  freeplay: int(),
  isUnderMaintenance: boolean(),
  gameCount: int(),
});

/** `sorting` gives the categories in the server's order with their vendors; `mapping` the tiles of each category. */
export const getVendorGameTypes = defineEndpoint({
  summary: 'Categories, their vendors, and their vendor tiles',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'public',
  input: object({ typeId: literal(1), merchantCode: string(), language }),
  value: object({
    sorting: array(
      object({
        gameCategory,
        vendorNames: array(object({ gameType: gameCategory, vassalage: string(), accountTypeName: string() })),
      }),
    ),
    mapping: record(string(), array(vendorTile)),
    /** Classes a category offers besides `all` and `new`, by category. */
    gameClassify: record(string(), array(object({ key: string(), title: string() }))),
    total: int(),
  }),
});

export const getVendors = defineEndpoint({
  summary: 'All vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  access: 'public',
  input: object({ merchantCode: string() }),
  value: object({
    list: array(object({ vassalage: string(), name: string(), iconUrl: string(), isUnderMaintenance: boolean() })),
  }),
});

/** Sorted by win amount, highest first. */
export const getWinnerBoard = defineEndpoint({
  summary: 'The highest recent wins',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  input: object({ gameCategory: union([gameCategory, literal('ALL')]), language, limitNum: int() }),
  value: object({
    list: array(
      object({
        vo: object({ iconUrl: string(), customerName: string(), gameName: string(), winAmount: decimalAmount }),
        game,
        wonAt: instant,
      }),
    ),
  }),
});

const favouriteChange = object({ nodeId: string(), token: string(), vendor: string() });

export const addFavourite = defineEndpoint({
  summary: 'Add a favourite; adding one twice changes nothing',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'session',
  input: favouriteChange,
  value: object({}),
});

export const removeFavourite = defineEndpoint({
  summary: 'Remove a favourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'session',
  input: favouriteChange,
  value: object({}),
});

export const getFavouriteIds = defineEndpoint({
  summary: 'Node ids of the favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'session',
  input: object({}),
  value: object({ list: array(string()) }),
});

export const getFavourites = defineEndpoint({
  summary: 'Favourite games, paged',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'session',
  input: object({ pageNo: pageNumber, gameType: optional(gameCategory), pageSize: int(), language }),
  value: object({ content: array(game), pageNum: pageNumber, totalPages: int() }),
});

export const addRecentGame = defineEndpoint({
  summary: 'Remember a game as recently played',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'session',
  input: object({ nodeId: string(), gameId: string(), vassalage: string() }),
  value: object({}),
});

export const getRecentGames = defineEndpoint({
  summary: 'Recently played games, the last first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'session',
  input: object({
    page: pageNumber,
    pageSize: int(),
    gameType: optional(gameCategory),
    language,
    clientType: literal(2),
  }),
  value: object({ list: array(game), totalPages: int() }),
});

/** `url` opens the game in a frame; it carries a one-game launch token, never the session's. */
export const launchGame = defineEndpoint({
  summary: 'Open a game',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'session',
  input: object({
    vendor: string(),
    gameId: string(),
    nodeId: string(),
    supportPlay: int(),
    showChoice: boolean(),
    /** True for play money. */
    isFreePlay: optional(boolean()),
    language: optional(language),
  }),
  value: object({ url: string(), game, isFreePlay: boolean() }),
});

const bet = object({
  betNo: string(),
  nodeId: string(),
  gameName: string(),
  vendorName: string(),
  gameType: gameCategory,
  iconUrl: string(),
  stake: decimalAmount,
  validBet: decimalAmount,
  payout: decimalAmount,
  /** payout − stake. */
  profit: decimalAmount,
  status: oneOf(['settled', 'void']),
  placedAt: instant,
});

export const getBetRecords = defineEndpoint({
  summary: 'Bets of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/MCS2_betRecords',
  access: 'session',
  module: 'MEMTRANS3',
  input: object({
    startDate: calendarDay,
    endDate: calendarDay,
    status: optional(oneOf(['settled', 'void'])),
    gameType: optional(gameCategory),
    vassalage: queryText,
    pageNo: pageNumber,
    pageSize: int(),
    language,
  }),
  value: object({
    list: array(bet),
    pageNum: pageNumber,
    totalPages: int(),
    footer: object({
      count: int(),
      stake: decimalAmount,
      validBet: decimalAmount,
      payout: decimalAmount,
      profit: decimalAmount,
    }),
  }),
});
