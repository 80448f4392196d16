import type { game } from '@shared-kernel/contracts/browse/games';
import type { Infer } from '@shared-kernel/contracts/schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { toDecimal } from '../../ledger/money.ts';
import { games, vendors } from './catalogue.tables.ts';
import { gameIconUrl } from './icon-urls.ts';

export type WireGame = Infer<typeof game>;
export type StoredGame = typeof games.$inferSelect & { readonly vendorName: string; readonly vendorHue: number };

/** `isGameH5` of a game; `VASSALAGE` is for vendor tiles only. */
const PLAYS_IN_BROWSER = '1';
const LOTTERY_ENTERTAINMENT = 'Entertainment';

/** Every game with its vendor's name and hue: the one shape that lists, launch and art start from. */
export const selectGames = (db: Database) =>
  db
    .select({ game: games, vendorName: vendors.name, vendorHue: vendors.hue })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor));

export const findGame = async (db: Database, nodeId: string): Promise<StoredGame | undefined> => {
  const [row] = await selectGames(db).where(eq(games.nodeId, nodeId));
  return row && { ...row.game, vendorName: row.vendorName, vendorHue: row.vendorHue };
};

/** The wire's spelling of a game (`vassalage`, `nodeName`…). */
export const toWireGame = (stored: StoredGame): WireGame => {
  const icon = gameIconUrl(stored);
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
    isHot: stored.hotRank !== null,
    ...(stored.minBet === null ? {} : { minBet: toDecimal(stored.minBet) }),
  };
};

export const toWireGames = (
  rows: readonly { game: typeof games.$inferSelect; vendorName: string; vendorHue: number }[],
) => rows.map(({ game: stored, vendorName, vendorHue }) => toWireGame({ ...stored, vendorName, vendorHue }));
