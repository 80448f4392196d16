import { int, literal, object, optional, readAs, rows, string, union } from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { game } from './games.ts';
import { listOf } from './other-forms.ts';
import { decimalAmount, gameCategory, instant, language } from './values.ts';

export const WINNER_BOARD_LIMIT = 20;

/** Sorted by win amount, highest first. */
export const getWinnerBoard = defineEndpoint({
  summary: 'The highest recent wins',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  input: object({ gameCategory: union([gameCategory, literal('ALL')]), language, limitNum: int() }),
  value: readAs(
    object({
      list: rows(
        object({
          vo: object({ iconUrl: string(), customerName: string(), gameName: string(), winAmount: decimalAmount }),
          /** Where the platform tells them: the game to play, and when it was won. */
          game: optional(game),
          wonAt: optional(instant),
        }),
      ),
    }),
    listOf,
  ),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getWinnerBoard: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } satisfies InputOf<typeof getWinnerBoard>,
};
