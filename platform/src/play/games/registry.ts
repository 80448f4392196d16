import type { StoredGame } from '../catalogue/game.mapper.ts';
import { openCategory } from '../catalogue/open-games.ts';
import type { DemoGame } from './framework.ts';

export interface PlayableGame {
  readonly game: DemoGame;
  /** Its page's folder in addresses: `/wps/play/frames/<frame>/…`. */
  readonly frame: string;
  /** The folder of its page's files. */
  readonly folder: string;
  /** The page itself, as HTML. */
  readonly page: string;
  /** Which of its category's games it plays, by what never changes of them; all, if absent. */
  readonly plays?: (game: StoredGame) => boolean;
}

type Category = StoredGame['category'];
const byCategory = new Map<Category, readonly PlayableGame[]>();
const folders = new Map<string, string>();

/** Serves the files of a folder at `/wps/play/frames/<frame>/…`. */
export const serveFolder = (frame: string, folder: string): void => void folders.set(frame, folder);

const pages = new Map<string, string>();

/** Serves a page that is no game at `/wps/play/<code>`, and its files as a frame's: no game of the catalogue may have its code. */
export const addPage = (code: string, frame: string, folder: string): void => {
  pages.set(code, folder);
  serveFolder(frame, folder);
};

export const folderOfPage = (code: string): string | undefined => pages.get(code);

/**
 * Lets a game play games of a category; called before the platform serves. Of several the first that plays a game of the
 * catalogue has it, in the order of their registration.
 */
export const addGame = (category: Category, game: PlayableGame): void => {
  byCategory.set(category, [...(byCategory.get(category) ?? []), game]);
  serveFolder(game.frame, game.folder);
  openCategory(category);
};

/** The game that plays a game of the catalogue, if there is one. */
export const demoGameOf = (stored: StoredGame): PlayableGame | undefined =>
  byCategory.get(stored.category)?.find(({ plays }) => plays?.(stored) ?? true);

/** The game whose rounds are shared that has a code. */
export const sharedGameOf = (code: string): PlayableGame | undefined =>
  [...byCategory.values()].flat().find(({ game }) => game.shared && game.code === code);

/** The game of seats and turns that has a code. */
export const seatedGameOf = (code: string): PlayableGame | undefined =>
  [...byCategory.values()].flat().find(({ game }) => game.seated && game.code === code);

/** Where a file of a frame lies: `slot/page/main.js`. */
export const placeOfFile = (path: string): { readonly folder: string; readonly file: string } | undefined => {
  const found = [...folders].find(([frame]) => path.startsWith(`${frame}/`));
  return found && { folder: found[1], file: path.slice(found[0].length + 1) };
};
