import * as favouritesContract from '@shared-kernel/contracts/browse/favourites';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import * as contract from '@shared-kernel/contracts/browse/games';
import * as playContract from '@shared-kernel/contracts/browse/play';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import * as collections from './collections.ts';
import { listGames } from './game-list.ts';
import { listShelves } from './game-shelves.ts';
import { vendorIconUrl } from './icon-urls.ts';
import { listVendorTiles, loadVendors } from './vendor-tiles.ts';

/** Vendors, categories, game lists, favourites and recents. */
export const catalogueApi = (api: Api): void => {
  answer(api, getGameList, listGames);

  answer(api, contract.getHotGames, async ({ platform, merchant, input }) => {
    const list = await collections.listHotGames(platform.db, merchant, input.gameType);
    return { list, total: list.length };
  });

  answer(api, getGameShelves, listShelves);

  answer(api, contract.getVendorGameTypes, ({ platform, merchant, language }) =>
    listVendorTiles(platform.db, merchant, language),
  );

  answer(api, contract.getVendors, async ({ platform }) => ({
    list: (await loadVendors(platform.db)).map((vendor) => ({
      vassalage: vendor.code,
      name: vendor.name,
      iconUrl: vendorIconUrl(vendor),
      isUnderMaintenance: vendor.isUnderMaintenance,
    })),
  }));

  answerMember(api, favouritesContract.addFavourite, async ({ platform, session, input, now }) => {
    await collections.addFavourite(platform.db, session.member.id, input.nodeId, now);
    return {};
  });

  answerMember(api, favouritesContract.removeFavourite, async ({ platform, session, input }) => {
    await collections.removeFavourite(platform.db, session.member.id, input.nodeId);
    return {};
  });

  answerMember(api, favouritesContract.getFavouriteIds, async ({ platform, session }) => ({
    list: await collections.favouriteIds(platform.db, session.member.id),
  }));

  answerMember(api, favouritesContract.getFavourites, ({ platform, merchant, session, input }) =>
    collections.listFavourites(platform.db, merchant, session.member.id, input),
  );

  answerMember(api, playContract.addRecentGame, async ({ platform, session, input, now }) => {
    await collections.addRecentGame(platform.db, session.member.id, input.nodeId, now);
    return {};
  });

  answerMember(api, playContract.getRecentGames, ({ platform, merchant, session, input }) =>
    collections.listRecentGames(platform.db, merchant, session.member.id, { ...input, pageNo: input.page }),
  );
};
