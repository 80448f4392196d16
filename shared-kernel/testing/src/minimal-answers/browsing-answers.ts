import type { Recorded } from './recorded.ts';

/** The fields that the specification names for a game (browsing §3), and none besides. */
const game = {
  nodeId: 1204,
  gameName: 'Bahay Kubo Riches',
  nodeName: 'Bahay Kubo Riches',
  vassalage: 'JL',
  iconUrl: '/games/1204.png',
  showIcon: 1,
  gameCategory: 'RNG',
  roomId: 12,
  gameId: 1204,
  gameCode: null,
  supportPlay: '0',
  isGameH5: 'GAME',
  playType: 'trad',
  lottoMode: null,
  gameClassify: [{ key: 'CLASSIC' }],
  gameClassifyNew: null,
  mobileLargeIcon: '/games/1204-l.png',
  mobileSmallIcon: '/games/1204-s.png',
};

const hotMatch = {
  matchTime: '2026-07-14 19:30:00',
  homeTeam: 'Manila Bay',
  awayTeam: 'Cebu Reef',
  homeTeamImageUrl: '/teams/1.png',
  awayTeamImageUrl: '/teams/2.png',
  league: 'Islands League',
  vendor: 'BTI',
  roomId: 77,
  nodeId: 9001,
  supportPlay: 1,
};

/** Vendors in the server's order, and tiles of which no more is named than whose they are (browsing §3, vendor data). */
const vendorGameTypes = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: [{ gameType: 'RNG', vassalage: 'JL', accountTypeName: 'Jade Lantern' }] },
    { gameCategory: 'SPORTS', vendorNames: [{ gameType: 'SPORTS', vassalage: 'BTI', accountTypeName: 'Bay Track' }] },
    { gameCategory: 'KENO', vendorNames: [{ gameType: 'KENO', vassalage: 'KN', accountTypeName: 'Keno House' }] },
  ],
  mapping: { gameType: 'RNG,SPORTS', SPORTS: [{ vassalage: 'BTI' }], KENO: [{ vassalage: 'KN', freeplay: '1' }] },
};

const announcements = {
  banners: [{ imageUrl: '/banners/1.png' }],
  notices: [{ id: 31, title: 'New slots are here' }],
  popups: [
    { title: 'Welcome', content: '<p>Mabuhay</p>', promotionType: null, execution: 'B' },
    { title: 'Welcome back', content: '<p>Mabuhay</p>', promotionType: null, execution: 'A' },
  ],
  hotMatches: [hotMatch],
  promotions: [{ imageUrl: '/promotions/5.png' }],
};

/** Answers of the calls in browsing §7. */
export const browsingAnswers = {
  getGameOrigins: { origins: [] },
  getWinnerBoard: [
    { vo: { iconUrl: '/games/1204.png', customerName: 'ma***7', gameName: 'Bahay Kubo Riches', winAmount: 1250.5 } },
  ],
  getVendorGameTypes: vendorGameTypes,
  getVendors: { list: [{ vassalage: 'JL' }, { vassalage: 'BTI' }] },
  getGameList: { games: [game], pageNum: 1, totalPages: 1 },
  /** A call of ours: this platform knows none of it. */
  getGameShelves: {},
  getHotGames: { list: [game] },
  addFavourite: null,
  removeFavourite: null,
  getFavouriteIds: [1204],
  getFavourites: { content: [game], pageNum: 1, totalPages: 1 },
  addRecentGame: null,
  getRecentGames: { list: [game], totalPages: 1 },
  launchGame: { url: '/play/1204' },
  getAnnouncements: announcements,
  readAnnouncement: {},
  joinPromotion: {},
} satisfies Recorded;
