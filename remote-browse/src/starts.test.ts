import { paths } from '@shared-kernel/contracts/system/paths';
import { manifest } from './manifest.ts';

const LANGUAGE = '$language';
const MERCHANT = '$merchant';

/** Browsing §2, home screen, and §7, written out from the specification and not from our contracts; the language is ours where it names none. */
const ANNOUNCEMENTS = {
  path: '/wps/announcement/list',
  query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: MERCHANT, language: LANGUAGE },
};
const VENDOR_GAME_TYPES = {
  path: '/wps/relay/GCSGAME_getVassGameType',
  query: { typeId: '1', merchantCode: MERCHANT, language: LANGUAGE },
};
const FAVOURITE_IDS = { path: '/wps/relay/MCSFE_getFavoriteGames', query: {} };
const HELP_CENTRE = { path: '/wps/system/helpCenter', query: { language: LANGUAGE, device: 'MOBILE' } };

it.each([
  [
    paths.home,
    [
      ANNOUNCEMENTS,
      VENDOR_GAME_TYPES,
      {
        path: '/wps/relay/GCSGAME_hotGamesV2',
        query: { isPlatform: '2', language: LANGUAGE, platform: 'html5', merchantCode: MERCHANT },
      },
      FAVOURITE_IDS,
    ],
  ],
  [paths.gameList, [VENDOR_GAME_TYPES, FAVOURITE_IDS]],
  [
    paths.winners,
    [
      {
        path: '/wps/relay/GCSGAME_getRankList',
        query: { gameCategory: 'ALL', language: LANGUAGE, limitNum: '20' },
      },
      VENDOR_GAME_TYPES,
    ],
  ],
  [paths.notice, [ANNOUNCEMENTS]],
  [paths.help, [HELP_CENTRE]],
  [paths.helpDetail, [HELP_CENTRE]],
])('%s asks with what the specification prints', (path, calls) => {
  const route = manifest.routes.find((each) => each.path === path);
  expect(route?.starts?.map(({ path: called, query }) => ({ path: called, query }))).toEqual(calls);
});
