import { int, lenient, object, optional, rows, string, text, unknown } from '@shared-kernel/contracts/schema';
import { listOf } from '../system/other-forms.ts';
import { categoryAsked, language, pageAsked, pageNumber, pageSize, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { game } from './games.ts';

/** Characters of a session's token, however another platform makes it. */
const TOKEN_MAX = 1024;

const favouriteChange = object({ nodeId: shortText, token: text(TOKEN_MAX), vendor: shortText });

export const addFavourite = defineEndpoint({
  summary: 'Add a favourite; adding one twice changes nothing',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'session',
  input: favouriteChange,
  value: unknown(),
});

export const removeFavourite = defineEndpoint({
  summary: 'Remove a favourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'session',
  input: favouriteChange,
  value: unknown(),
});

export const getFavouriteIds = defineEndpoint({
  summary: 'Node ids of the favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'session',
  input: object({}),
  value: lenient(object({ list: rows(string()) }), listOf),
});

export const getFavourites = defineEndpoint({
  summary: 'Favourite games, paged',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'session',
  input: object({ pageNo: pageAsked, gameType: optional(categoryAsked), pageSize, language }),
  value: object({ content: rows(game), pageNum: pageNumber, totalPages: int() }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  addFavourite: { nodeId: '100001', token: '', vendor: 'PERLAS' } satisfies InputOf<typeof addFavourite>,
  removeFavourite: { nodeId: '100001', token: '', vendor: 'PERLAS' } satisfies InputOf<typeof removeFavourite>,
  getFavourites: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getFavourites>,
};
