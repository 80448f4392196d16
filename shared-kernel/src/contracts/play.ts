import {
  boolean,
  int,
  literal,
  maxLength,
  object,
  oneOf,
  optional,
  rows,
  string,
  unknown,
  withDefault,
} from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { game } from './games.ts';
import { gameCategory, language, pageNumber } from './values.ts';

export const RECENT_GAMES_PAGE_SIZE = 25;

export const addRecentGame = defineEndpoint({
  summary: 'Remember a game as recently played',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'session',
  input: object({ nodeId: string(), gameId: string(), vassalage: string() }),
  value: unknown(),
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
  value: object({ list: rows(game), totalPages: int() }),
});

/** `url` opens the game in a frame; it carries a one-game launch token, never the session's. `game` is there when the platform knows the game. */
export const launchGame = defineEndpoint({
  summary: 'Open a game',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'session',
  errors: { 'game.unavailable': 409 },
  input: object({
    vendor: string(),
    gameId: string(),
    nodeId: string(),
    supportPlay: int(),
    showChoice: boolean(),
    /** The launcher's own query (browsing §2): which of a vendor's games, and for lotteries which draw and how to play. */
    code: optional(string().check(maxLength(64))),
    prize_mode: optional(oneOf(['Lott', 'Elott', 'ZY', 'SEA'])),
    playType: optional(oneOf(['trad', 'ent'])),
    /** True for play money. */
    isFreePlay: optional(boolean()),
    language: optional(language),
  }),
  value: object({ url: string(), game: optional(game), isFreePlay: withDefault(boolean(), false) }),
});

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
