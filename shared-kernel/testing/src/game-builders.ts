import type { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type {
  getHotGames,
  getVendorGameTypes,
  getVendors,
  WireVendorTile,
} from '@shared-kernel/contracts/browse/games';
import type { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import type { getBetRecords } from '@shared-kernel/contracts/member/bets';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

export type Game = ValueOf<typeof getHotGames>['list'][number];
export type GamePage = ValueOf<typeof getGameList>;
export type VendorGameTypes = ValueOf<typeof getVendorGameTypes>;
export type VendorTile = WireVendorTile;
export type Vendor = ValueOf<typeof getVendors>['list'][number];
export type Win = ValueOf<typeof getWinnerBoard>['list'][number];
export type Bet = ValueOf<typeof getBetRecords>['list'][number];

export const aGame = (own: Partial<Game> = {}): Game => ({
  nodeId: '1001',
  gameName: 'Bahay Kubo Riches',
  nodeName: 'Bahay Kubo Riches',
  vassalage: 'JL',
  vendorName: 'Jade Lantern',
  iconUrl: '/art/games/1001.svg',
  mobileLargeIcon: '/art/games/1001.svg',
  mobileSmallIcon: '/art/games/1001.svg',
  showIcon: true,
  gameType: 'RNG',
  roomId: '0',
  gameId: '1001',
  gameCode: 'lobby',
  supportPlay: 1,
  isGameH5: 'GAME',
  playType: 'trad',
  gameClassify: [],
  isNew: false,
  isHot: true,
  ...own,
});

/** So many games with node ids and names of their own, counted from `first`. */
export const games = (count: number, own: Partial<Game> = {}, first = 1): readonly Game[] =>
  Array.from({ length: count }, (_, index) => {
    const nodeId = String(1000 + first + index);
    return aGame({ nodeId, gameId: nodeId, gameName: `Game ${first + index}`, ...own });
  });

export const aGamePage = (own: Partial<GamePage> = {}): GamePage => {
  const list = own.games ?? [...games(3)];
  return { pageNum: 1, totalPages: 1, total: list.length, ...own, games: list };
};

export const aVendorTile = (own: Partial<VendorTile> = {}): VendorTile => ({
  vassalage: 'BTI',
  accountTypeName: 'Bay Track',
  gameType: 'SPORTS',
  nodeId: '9001',
  gameCode: 'lobby',
  isGameH5: 'GAME',
  iconUrl: '/art/vendors/BTI.svg',
  freeplay: 0,
  isUnderMaintenance: false,
  gameCount: 1,
  ...own,
});

export const someVendorGameTypes = (own: Partial<VendorGameTypes> = {}): VendorGameTypes => ({
  sorting: [
    { gameCategory: 'RNG', vendorNames: [{ gameType: 'RNG', vassalage: 'JL', accountTypeName: 'Jade Lantern' }] },
    { gameCategory: 'SPORTS', vendorNames: [{ gameType: 'SPORTS', vassalage: 'BTI', accountTypeName: 'Bay Track' }] },
  ],
  mapping: { SPORTS: [aVendorTile()] },
  gameClassify: {},
  total: 2,
  ...own,
});

export const aVendor = (own: Partial<Vendor> = {}): Vendor => ({
  vassalage: 'JL',
  name: 'Jade Lantern',
  iconUrl: '/art/vendors/JL.svg',
  isUnderMaintenance: false,
  ...own,
});

export const aWin = (own: Partial<Win['vo']> & { readonly game?: Game; readonly wonAt?: string } = {}): Win => {
  const { game = aGame(), wonAt = '2025-11-21T08:00:00+08:00', ...vo } = own;
  return {
    vo: { iconUrl: game.iconUrl, customerName: 'ma***7', gameName: game.gameName, winAmount: '1250.00', ...vo },
    game,
    wonAt,
  };
};

export const aBet = (own: Partial<Bet> = {}): Bet => ({
  betNo: 'B-000001',
  nodeId: '1001',
  gameName: 'Bahay Kubo Riches',
  vendorName: 'Jade Lantern',
  gameType: 'RNG',
  iconUrl: '/art/games/1001.svg',
  stake: '10.00',
  validBet: '10.00',
  payout: '25.00',
  profit: '15.00',
  status: 'settled',
  placedAt: '2025-11-21T08:00:00+08:00',
  ...own,
});
