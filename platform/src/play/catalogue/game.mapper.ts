import type { game } from '@shared-kernel/contracts/browse/games';
import type { Infer } from '@shared-kernel/contracts/schema';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { toDecimal } from '../../ledger/money.ts';
import { games, vendors } from './catalogue.tables.ts';
import { gameIconUrl } from './icon-urls.ts';
import { isOpen } from './open-games.ts';

export type WireGame = Infer<typeof game>;
interface OfVendor {
  readonly vendorName: string;
  readonly vendorHue: number;
  readonly isVendorClosed: boolean;
}
export type StoredGame = typeof games.$inferSelect & OfVendor;

/** `isGameH5` of a game; `VASSALAGE` is for vendor tiles only. */
const PLAYS_IN_BROWSER = '1';
const LOTTERY_ENTERTAINMENT = 'Entertainment';

/** A game with what is said of its vendor: the one shape that lists, launch and art start from. */
export const gameOfVendor = {
  game: games,
  vendorName: vendors.name,
  vendorHue: vendors.hue,
  isVendorClosed: vendors.isUnderMaintenance,
};

export const selectGames = (db: Database) =>
  db.select(gameOfVendor).from(games).innerJoin(vendors, eq(vendors.code, games.vendor));

export const storedGame = ({
  game,
  ...ofVendor
}: OfVendor & { readonly game: typeof games.$inferSelect }): StoredGame => ({
  ...game,
  ...ofVendor,
});

export const findGame = async (db: Database, nodeId: string): Promise<StoredGame | undefined> => {
  const [row] = await selectGames(db).where(eq(games.nodeId, nodeId));
  return row && storedGame(row);
};

/** The wire's spelling of a game (`vassalage`, `nodeName`…). */
export const toWireGame = (stored: StoredGame): WireGame => {
  const icon = gameIconUrl(stored);
  const isClosed = !isOpen(stored);
  return {
    nodeId: stored.nodeId,
    gameName: stored.name,
    nodeName: stored.name,
    vassalage: stored.vendor,
    vendorName: stored.vendorName,
    iconUrl: icon,
    mobileLargeIcon: icon,
    mobileSmallIcon: icon,
    showIcon: true,
    gameType: stored.category,
    roomId: stored.roomId,
    gameId: stored.gameId,
    gameCode: stored.gameCode,
    supportPlay: stored.supportPlay,
    isGameH5: PLAYS_IN_BROWSER,
    playType: stored.lottoMode?.includes(LOTTERY_ENTERTAINMENT) ? 'ent' : 'trad',
    ...(stored.lottoMode === null ? {} : { lottoMode: stored.lottoMode }),
    gameClassify: stored.classes.map((key) => ({ key })),
    ...(stored.isNew ? { gameClassifyNew: 'NEW' } : {}),
    isNew: stored.isNew,
    isHot: stored.hotRank !== null && !isClosed,
    ...(isClosed ? { isClosed } : {}),
    ...(stored.minBet === null ? {} : { minBet: toDecimal(stored.minBet) }),
  };
};

const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

/** What the launcher opens a played game by; undefined for a lottery, which has pages of its own, and while the game is closed. */
export const toPlayedGame = ({
  category,
  vendor,
  nodeId,
  gameId,
  gameCode,
  isVendorClosed,
}: typeof games.$inferSelect & Pick<OfVendor, 'isVendorClosed'>) =>
  LOTTERIES.includes(category) || !isOpen({ category, vendor, isVendorClosed })
    ? undefined
    : { vassalage: vendor, nodeId, gameId, gameCode };

export const toWireGames = (rows: readonly ({ readonly game: typeof games.$inferSelect } & OfVendor)[]) =>
  rows.map(({ game: stored, ...ofVendor }) => toWireGame({ ...stored, ...ofVendor }));
