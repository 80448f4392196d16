import type { StoredGame } from '../catalogue/game.mapper.ts';
import type { DemoGame } from './framework.ts';
import { slot } from './slot/slot.ts';

export interface PlayableGame {
  readonly game: DemoGame;
  /** Folder of its front end under `platform/games/`. */
  readonly frame: string;
}

const SLOT: PlayableGame = { game: slot, frame: 'slot' };

/** Which demo game plays a category's games; a frame themes itself by the game code and title it is told. */
const BY_CATEGORY: Partial<Record<StoredGame['category'], PlayableGame>> = { RNG: SLOT };

/** The demo game behind a game of the catalogue, if there is one. */
export const demoGameOf = (game: Pick<StoredGame, 'category'>): PlayableGame | undefined => BY_CATEGORY[game.category];
