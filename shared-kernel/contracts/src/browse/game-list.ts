import { int, literal, nullable, object, optional, rows } from '@shared-kernel/contracts/schema';
import {
  categoryAsked,
  int32,
  language,
  pageAsked,
  pageNumber,
  pageSize,
  queryText,
  shortText,
} from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { game, total } from './games.ts';

const gamePage = object({ games: rows(game), pageNum: pageNumber, totalPages: int(), total });

export const GAME_LIST_PAGE_SIZE = 26;

export const getGameList = defineEndpoint({
  summary: 'Games of one category, paged and filtered',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'public',
  input: object({
    merchant: shortText,
    platform: literal('html5'),
    gameName: queryText,
    gameType: categoryAsked,
    gameClassify: queryText,
    isNew: optional(nullable(literal(1))),
    pageNo: pageAsked,
    pageSize,
    vassalage: queryText,
    language,
    minBet: queryText,
    minLine: optional(int32),
    clientType: literal(2),
  }),
  value: gamePage,
});

/** An input that the platform's own seed answers. */
export const examples = {
  getGameList: {
    merchant: 'tala',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 20,
    language: 'EN',
    clientType: 2,
  } satisfies InputOf<typeof getGameList>,
};
