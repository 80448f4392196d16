import type { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { categoryOf, type game, type WireVendorTile } from '@shared-kernel/contracts/browse/games';
import type { Infer } from '@shared-kernel/contracts/schema';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { allowsFreePlay } from './free-play.ts';

export type Game = Infer<typeof game>;
/** A vendor in a category of the home page. */
export interface VendorTile extends Omit<WireVendorTile, 'vassalage' | 'accountTypeName' | 'gameType'> {
  readonly vendor: string;
  readonly name: string;
  readonly category: GameCategory;
}
export type HotMatch = ValueOf<typeof getAnnouncements>['hotMatches'][number];

/** The code of a vendor's front page, when it has none for the game itself. */
export const LOBBY_CODE = 'lobby';

/** What the launch rules look at, the same for a game, a vendor's tile and a match. */
export interface LaunchTarget {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly nodeId: string;
  readonly gameId: string;
  readonly gameCode: string;
  /** `VASSALAGE`: the vendor's games are shown in a page of ours instead of its own lobby. */
  readonly isGameH5: string;
  readonly playType: 'trad' | 'ent';
  readonly supportPlay: number;
}

/** `ent` if the lottery mode contains Entertainment, else `trad` (specification: browsing §4). */
export const playTypeOf = (lottoMode: string | undefined): 'trad' | 'ent' =>
  lottoMode?.includes('Entertainment') === true ? 'ent' : 'trad';

/** What the launch call takes for yes and no, whichever way the source said it. */
const SUPPORT_PLAY = { yes: 0, no: 1 } as const;

export const targetOfGame = (of: Game): LaunchTarget => ({
  vendor: of.vassalage,
  category: categoryOf(of),
  nodeId: of.nodeId,
  gameId: of.gameId,
  gameCode: of.gameCode === '' ? LOBBY_CODE : of.gameCode,
  isGameH5: of.isGameH5,
  playType: playTypeOf(of.lottoMode),
  supportPlay: of.supportPlay,
});

/** The category is the one it is listed under: a tile may come without. */
export const toVendorTile = (
  { vassalage: vendor, accountTypeName, gameType: _, ...tile }: WireVendorTile,
  category: GameCategory,
): VendorTile => ({ ...tile, vendor, name: accountTypeName || vendor, category });

export const targetOfVendor = (of: VendorTile): LaunchTarget => ({
  vendor: of.vendor,
  category: of.category,
  nodeId: of.nodeId,
  gameId: of.gameCode,
  gameCode: of.gameCode === '' ? LOBBY_CODE : of.gameCode,
  isGameH5: of.isGameH5,
  playType: 'trad',
  supportPlay: allowsFreePlay(of) ? SUPPORT_PLAY.yes : SUPPORT_PLAY.no,
});

/** A match's game is its room (specification: browsing §2, hot-match ticker). */
export const targetOfMatch = (of: HotMatch): LaunchTarget => ({
  vendor: of.vendor,
  category: 'SPORTS',
  nodeId: of.nodeId,
  gameId: of.roomId,
  gameCode: LOBBY_CODE,
  isGameH5: '',
  playType: 'trad',
  supportPlay: of.supportPlay,
});
