import { int, object, optional, readAs, rows, string, unknown } from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { game } from './games.ts';
import { listOf } from './other-forms.ts';
import { gameCategory, language, pageNumber } from './values.ts';

const favouriteChange = object({ nodeId: string(), token: string(), vendor: string() });

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
  value: readAs(object({ list: rows(string()) }), listOf),
});

export const getFavourites = defineEndpoint({
  summary: 'Favourite games, paged',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'session',
  input: object({ pageNo: pageNumber, gameType: optional(gameCategory), pageSize: int(), language }),
  value: object({ content: rows(game), pageNum: pageNumber, totalPages: int() }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  addFavourite: { nodeId: '100001', token: '', vendor: 'PERLAS' } satisfies InputOf<typeof addFavourite>,
  removeFavourite: { nodeId: '100001', token: '', vendor: 'PERLAS' } satisfies InputOf<typeof removeFavourite>,
  getFavourites: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getFavourites>,
};
