import { int, intBetween, object, optional, rows, withDefault } from '@shared-kernel/contracts/schema';
import { gameCategory, language, queryText, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { game } from './games.ts';

/** A row of the lobby: what a phone shows and a swipe more. */
export const SHELF_SIZE = 9;
const SHELF_SIZE_MAX = 26;

/**
 * The lobby in one call: the first games of every category, which the specification's own list would be asked for once each.
 * A platform that knows only the specification has no such call, or answers it without `shelves`.
 */
export const getGameShelves = defineEndpoint({
  summary: 'The first games of every category',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameShelves',
  access: 'public',
  input: object({
    merchantCode: shortText,
    language,
    /** Games of each category. */
    size: intBetween(1, SHELF_SIZE_MAX),
    gameName: queryText,
    vassalage: queryText,
  }),
  value: object({
    /** In the merchant's order, with `total` games each; a category without games has no shelf. */
    shelves: optional(rows(object({ gameCategory, total: withDefault(int(), 0), games: rows(game) }))),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getGameShelves: { merchantCode: 'tala', language: 'EN', size: SHELF_SIZE } satisfies InputOf<typeof getGameShelves>,
};
