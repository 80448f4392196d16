import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { KnownCategory } from '@shared-kernel/contracts/system/values';
import { openGame } from 'platform/testing/open-game';
import { type Answer, answerOf, LAUNCH, type Player } from './players.ts';

const MERCHANT = 'tala';
const FRAME_CALLS = '/wps/play/api';

/** What a game of the catalogue is found by. */
export interface CatalogueGame {
  readonly category: KnownCategory;
  /** The vendor's code; absent: of whichever. */
  readonly vendor?: string;
}

/** What a frame holds, as far as anybody here asks. */
export interface OpenedFrame {
  readonly launch: string;
  readonly state: {
    readonly table: { readonly chips: readonly number[] } | null;
    readonly room: { readonly code: string; readonly stakeMinor: number } | null;
  };
}

/** The node of the first game of a category, in the order of the catalogue. */
const nodeOf = async ({ client }: Player, { category, vendor }: CatalogueGame): Promise<string> => {
  const { games } = await client.value(getGameList, {
    merchant: MERCHANT,
    platform: 'html5',
    gameType: category,
    ...(vendor !== undefined && { vassalage: vendor }),
    pageNo: 1,
    pageSize: 1,
    language: 'EN',
    clientType: 2,
  });
  const [found] = games;
  if (!found) throw new Error(`The catalogue has no game of ${category} ${vendor ?? ''}.`);
  return found.nodeId;
};

/** Opens a game of the catalogue as the site and its frame do. */
export const openFrame = async (player: Player, game: CatalogueGame): Promise<OpenedFrame> =>
  openGame(player.client, await nodeOf(player, game));

/** A call of a game's frame under its launch; with a body it does something. Never throws. */
export const askFrame = ({ client }: Player, launch: string, path: string, body?: object): Promise<Answer> =>
  answerOf(() =>
    client.fetch(FRAME_CALLS + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', [LAUNCH]: launch },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
