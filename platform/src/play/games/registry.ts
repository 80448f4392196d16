import type { StoredGame } from '../catalogue/game.mapper.ts';
import { openCategory } from '../catalogue/open-games.ts';
import type { DemoGame } from './framework.ts';

export interface PlayableGame {
  readonly game: DemoGame;
  /** Its front end in addresses: `/wps/play/frames/<frame>/…`. */
  readonly frame: string;
  /** The folder of its front end. */
  readonly folder: string;
}

type Category = StoredGame['category'];
const byCategory = new Map<Category, PlayableGame>();

/** Lets a game play a category's games; called before the platform serves. A frame themes itself by the game code and title it is told. */
export const addGame = (category: Category, game: PlayableGame): void => {
  byCategory.set(category, game);
  openCategory(category);
};

/** The game that plays a game of the catalogue, if there is one. */
export const demoGameOf = ({ category }: Pick<StoredGame, 'category'>): PlayableGame | undefined =>
  byCategory.get(category);

export const folderOfFrame = (frame: string): string | undefined =>
  [...byCategory.values()].find((game) => game.frame === frame)?.folder;
