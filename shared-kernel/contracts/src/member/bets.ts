import { int, object, oneOf, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { categoryAsked, decimalAmount, gameCategory, instant, queryText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

export const BET_STATUSES = ['open', 'settled', 'void'] as const;

/** What the launcher opens a game by. */
export const playedGame = object({ vassalage: string(), nodeId: string(), gameId: string(), gameCode: string() });

/** What every list of bets says about one. */
export const betShape = {
  betNo: string(),
  nodeId: string(),
  gameName: string(),
  vendorName: string(),
  gameType: gameCategory,
  iconUrl: withDefault(string(), ''),
  stake: decimalAmount,
  validBet: decimalAmount,
  payout: decimalAmount,
  /** payout − stake. */
  profit: decimalAmount,
  status: openEnum(BET_STATUSES),
  /** When it counts: of a bet that was open, when it ended. */
  placedAt: instant,
  /** When it was placed, of one that is or was open. */
  openedAt: optional(instant),
  /** Of a game that the launcher opens: not of lotteries, which are played on pages of their own. */
  game: optional(playedGame),
};

/** What a list of bets comes to. */
export const betTotals = object({
  count: int(),
  stake: decimalAmount,
  validBet: decimalAmount,
  payout: decimalAmount,
  profit: decimalAmount,
});

export const getBetRecords = defineEndpoint({
  summary: 'Bets of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/MCS2_betRecords',
  access: 'session',
  module: 'MEMTRANS3',
  input: object({
    ...daysAsked,
    status: optional(oneOf(BET_STATUSES)),
    gameType: optional(categoryAsked),
    vassalage: queryText,
    ...recordPageAsked,
  }),
  value: object({
    list: rows(object(betShape)),
    ...recordPage,
    /** Totals of the whole list: with the first page only. */
    footer: optional(betTotals),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getBetRecords: RECORDS_EXAMPLE satisfies InputOf<typeof getBetRecords>,
};
