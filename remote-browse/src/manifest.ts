import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { getHotGames, getVendorGameTypes, getVendors } from '@shared-kernel/contracts/browse/games';
import { getDraws, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { HOME_ALIASES, paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings, getHelpCenter } from '@shared-kernel/contracts/system/system';
import { defineManifest, preloadCall } from 'shared-kernel/remote';
import { shelvesInput } from './features/game-lobby/lobby-calls.ts';
import { promotionsInput } from './features/promotions/promotions-call.ts';
import { ownPaths } from './paths.ts';
import { announcementsInput } from './shared/announcements/announcements-input.ts';
import { hotGamesInput, vendorGameTypesInput } from './shared/catalogue/catalogue-calls.ts';
import { recentWinsInput } from './shared/winners/winner-calls.ts';

/** Everybody's page under the frame's header. */
const TITLED = { access: 'public', frame: { header: 'title' } } as const;
/** The same with a member's balance in the header: pages from which games are played. */
const WITH_BALANCE = { access: 'public', frame: { header: 'title', balance: true } } as const;

const vendorGameTypes = preloadCall(getVendorGameTypes, vendorGameTypesInput('$language', '$merchant'));
const favouriteIds = preloadCall(getFavouriteIds, {});
const announcements = preloadCall(getAnnouncements, announcementsInput('$language', '$merchant'));
const promotions = preloadCall(getAnnouncements, promotionsInput('$language', '$merchant'));
const helpCentre = preloadCall(getHelpCenter, { language: '$language', device: 'MOBILE' });

export const manifest = defineManifest({
  name: 'browse',
  routes: [
    {
      path: paths.home,
      aliases: HOME_ALIASES,
      page: 'home',
      title: 'home.title',
      access: 'public',
      frame: { header: 'home', menuEntry: 'home' },
      starts: [
        announcements,
        vendorGameTypes,
        // Another category in the address asks for its own games.
        { ...preloadCall(getHotGames, hotGamesInput('$language', '$merchant')), isPlain: true },
        favouriteIds,
      ],
      prefetch: 'idle',
    },
    {
      path: paths.gameList,
      page: 'gameList',
      title: 'gameList.title',
      access: 'public',
      frame: { header: 'own' },
      starts: [vendorGameTypes, favouriteIds],
    },
    {
      path: paths.gameLobby,
      page: 'game-lobby',
      title: 'lobby.title',
      ...WITH_BALANCE,
      starts: [
        // A search or a provider in the address is another question.
        { ...preloadCall(getGameShelves, shelvesInput('$language', '$merchant')), isPlain: true },
        preloadCall(getVendors, { merchantCode: '$merchant' }),
        vendorGameTypes,
        favouriteIds,
      ],
    },
    {
      path: paths.gameCenter,
      page: 'game-center',
      title: 'center.title',
      ...WITH_BALANCE,
      starts: [vendorGameTypes],
    },
    {
      path: paths.slotsCenter,
      page: 'slots-center',
      title: 'slots.title',
      ...WITH_BALANCE,
      starts: [vendorGameTypes],
    },
    {
      path: paths.launchGame,
      page: 'launcher',
      title: 'launch.title',
      access: 'login-page',
      frame: { header: 'none' },
    },
    {
      path: paths.winners,
      page: 'winners',
      title: 'board.title',
      ...TITLED,
      starts: [
        // Another period or category in the address is another question.
        { ...preloadCall(getWinnerBoard, recentWinsInput('$language')), isPlain: true },
        vendorGameTypes,
      ],
    },
    {
      path: paths.lottery,
      page: 'lottery',
      title: 'lotteries.title',
      ...TITLED,
      starts: [
        // With a prize mode in the address the vendors are not needed.
        { ...vendorGameTypes, isPlain: true },
      ],
    },
    {
      path: paths.startLottery,
      page: 'start-lottery',
      title: 'play.title',
      access: 'public',
      frame: { header: 'own' },
      starts: [
        preloadCall(getPlayMenu, { gameCode: '$query.code', prizeMode: '$query.prize_mode', language: '$language' }),
        preloadCall(getDraws, { gameCode: '$query.code' }),
      ],
    },
    {
      path: paths.moreLottery,
      page: 'more-lottery',
      title: 'moreLottery.title',
      ...TITLED,
      starts: [{ ...vendorGameTypes, isPlain: true }],
    },
    {
      path: paths.service,
      page: 'service',
      title: 'service.title',
      ...TITLED,
      starts: [preloadCall(getConsolidatedSettings, { language: '$language' }), helpCentre],
    },
    {
      path: ownPaths.chat,
      page: 'service',
      title: 'chat.title',
      access: 'login-prompt',
      frame: { header: 'title', bottomMenu: false },
      starts: [preloadCall(getConsolidatedSettings, { language: '$language' })],
    },
    {
      path: paths.maintenance,
      page: 'maintenance',
      title: 'maintenance.title',
      ...TITLED,
    },
    {
      path: paths.notice,
      page: 'notice',
      title: 'notice.title',
      ...TITLED,
      starts: [announcements],
    },
    {
      path: paths.help,
      page: 'help',
      title: 'help.title',
      access: 'public',
      frame: { header: 'own' },
      starts: [helpCentre],
    },
    {
      path: paths.helpDetail,
      page: 'help-detail',
      title: 'help.title',
      ...TITLED,
      starts: [helpCentre],
    },
    {
      path: paths.promotions,
      page: 'promotions',
      title: 'promotion.title',
      ...TITLED,
      starts: [promotions],
    },
    {
      path: paths.promotion,
      page: 'promotion',
      title: 'promotion.title',
      ...TITLED,
      starts: [promotions],
    },
    {
      path: paths.userAgreement,
      page: 'user-agreement',
      title: 'agreement.title',
      ...TITLED,
      starts: [preloadCall(getAgreement, { language: '$language' })],
    },
    {
      path: paths.messages,
      page: 'message',
      title: 'message.title',
      access: 'login-prompt',
      frame: { header: 'title' },
      starts: [announcements, preloadCall(getUnreadCount, {})],
    },
  ],
  slots: [{ name: 'bets.waiting', component: 'waiting-orders', access: 'session' }],
});
