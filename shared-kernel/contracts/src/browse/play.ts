import {
  boolean,
  int,
  literal,
  object,
  oneOf,
  optional,
  rows,
  string,
  text,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS } from '../system/excluded.ts';
import { PLAY_LIMIT_ERRORS } from '../system/play-limit-errors.ts';
import {
  categoryAsked,
  int32,
  language,
  PLAY_TYPES,
  PRIZE_MODES,
  pageAsked,
  pageSize,
  queryText,
  shortText,
} from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { game } from './games.ts';

export const RECENT_GAMES_PAGE_SIZE = 25;

/** Characters of a page's address with its filters that a launch takes. */
export const PAGE_BACK_MAX = 512;

export const addRecentGame = defineEndpoint({
  summary: 'Remember a game as recently played',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'session',
  input: object({ nodeId: shortText, gameId: shortText, vassalage: shortText }),
  value: unknown(),
});

export const getRecentGames = defineEndpoint({
  summary: 'Recently played games, the last first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'session',
  input: object({
    page: pageAsked,
    pageSize,
    gameType: optional(categoryAsked),
    language,
    clientType: literal(2),
  }),
  value: object({ list: rows(game), totalPages: int() }),
});

/** `url` opens the game in a frame, once; it carries a ticket for this game after the `#`, never the session's token. `game` is there when the platform knows the game. */
export const launchGame = defineEndpoint({
  summary: 'Open a game',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'session',
  errors: { 'game.unavailable': 409, ...EXCLUSION_ERRORS, ...PLAY_LIMIT_ERRORS },
  input: object({
    vendor: shortText,
    gameId: shortText,
    nodeId: shortText,
    supportPlay: int32,
    showChoice: boolean(),
    /** The launcher's own query (browsing §2): which of a vendor's games, and for lotteries which draw and how to play. */
    code: queryText,
    prize_mode: optional(oneOf(PRIZE_MODES)),
    playType: optional(oneOf(PLAY_TYPES)),
    /** The page of the site to which the game's own way out leads, for games that leave by themselves. */
    pageBack: optional(text(PAGE_BACK_MAX)),
    /** True for play money. */
    isFreePlay: optional(boolean()),
    /** True: the player hides the balance; the game writes none either. */
    isBalanceHidden: optional(boolean()),
    language: optional(language),
  }),
  value: object({
    url: string(),
    /** A page of the site that plays it, in place of a frame: a lottery's. */
    page: optional(string()),
    game: optional(game),
    isFreePlay: withDefault(boolean(), false),
  }),
});

/** Where a game's frame plays a round, which fails as a launch does. The body carries the round's key, so that what was sent twice is played once. */
export const PLAY_ROUND_PATH = '/wps/play/api/round';

/** Inputs that the platform's own seed answers. */
export const examples = {
  addRecentGame: { nodeId: '100001', gameId: 'PERLAS-0001', vassalage: 'PERLAS' } satisfies InputOf<
    typeof addRecentGame
  >,
  getRecentGames: { page: 1, pageSize: 25, language: 'EN', clientType: 2 } satisfies InputOf<typeof getRecentGames>,
  launchGame: {
    vendor: 'PERLAS',
    gameId: 'PERLAS-0001',
    nodeId: '100001',
    supportPlay: 0,
    showChoice: false,
  } satisfies InputOf<typeof launchGame>,
};
