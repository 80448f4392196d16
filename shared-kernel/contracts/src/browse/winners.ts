import {
  lenient,
  literal,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  union,
} from '@shared-kernel/contracts/schema';
import { listOf } from '../system/other-forms.ts';
import { categoryAsked, decimalAmount, instant, language, pageSize } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { game } from './games.ts';

export const WINNER_BOARD_LIMIT = 20;

/** How far back a board looks: the merchant's day so far, or so many days. */
export const WINNER_PERIODS = ['today', '7d', '30d'] as const;
export type WinnerPeriod = (typeof WINNER_PERIODS)[number];

/** Sorted by win amount, highest first. */
export const getWinnerBoard = defineEndpoint({
  summary: 'The highest recent wins',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  input: object({
    gameCategory: union([categoryAsked, literal('ALL')]),
    language,
    limitNum: pageSize,
    /** Without one, how recent a win is to be is the platform's to say. */
    period: optional(oneOf(WINNER_PERIODS)),
  }),
  value: lenient(
    object({
      /** What the board looks back on; missing where the platform knows no periods. */
      period: optional(openEnum(WINNER_PERIODS)),
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
