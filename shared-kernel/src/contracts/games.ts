import { array, boolean, int, literal, nullable, object, oneOf, optional, record, string } from 'shared-kernel/schema';
import { defineEndpoint } from './endpoint.ts';
import { decimalAmount, gameCategory, language, pageNumber, queryText } from './values.ts';

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
