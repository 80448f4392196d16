import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOOK_CATEGORIES } from '../../src/play/games/book/book-categories.ts';
import type { DemoGame } from '../../src/play/games/framework.ts';
import { addGame, addPage, type PlayableGame, serveFolder } from '../../src/play/games/registry.ts';
import { baccarat } from '../games/baccarat/game.ts';
import { cascade } from '../games/cascade/game.ts';
import { fish } from '../games/fish/game.ts';
import { gamePage } from '../games/game-page.ts';
import { pusoy } from '../games/pusoy/game.ts';
import { slot } from '../games/slot/game.ts';
import { sports } from '../games/sports/game.ts';
import { wheel } from '../games/wheel/game.ts';

interface Registration extends Pick<PlayableGame, 'plays'> {
  /** Its folder has the game's code as its name. */
  readonly game: DemoGame;
  readonly category: Parameters<typeof addGame>[0];
  /** Where its rules are, if not beside its page. */
  readonly rules?: string;
}

/** Vendors whose slots have cascades. */
const CASCADE_VENDORS: ReadonlySet<string> = new Set(['OBRA', 'SIYAM']);

/** Of a category's games those with `plays` stand before the one that plays the rest. */
export const DEMO_GAMES: readonly Registration[] = [
  { game: cascade, category: 'RNG', plays: ({ vendor }) => CASCADE_VENDORS.has(vendor) },
  { game: slot, category: 'RNG' },
  { game: wheel, category: 'INHOUSE' },
  { game: fish, category: 'FISH' },
  ...BOOK_CATEGORIES.map((category) => ({
    game: sports,
    category,
    rules: '../../src/play/games/book/rules',
  })),
  { game: baccarat, category: 'LIVE' },
  { game: pusoy, category: 'PVP' },
];

const folderOf = (name: string): string => fileURLToPath(new URL(`../games/${name}`, import.meta.url));

/** A library as browsers get it: its modules import each other by their files' names. */
const folderOfLibrary = (module: string): string => dirname(fileURLToPath(import.meta.resolve(module)));

/**
 * Registers the demo's games; their pages are served beside the kit that all of them share, and the page that checks a round
 * with what it needs: the games' rules, the generator, and hashes.
 */
export const addDemoGames = (): void => {
  serveFolder('kit', folderOf('kit'));
  addPage('fair', 'fair/page', folderOf('fair/page'));
  serveFolder('fair-random', folderOf('../../src/play/fair-random'));
  serveFolder('hashes', folderOfLibrary('@noble/hashes/sha2.js'));
  for (const { category, game, rules = `${game.code}/rules`, ...more } of DEMO_GAMES) {
    const frame = `${game.code}/page`;
    addGame(category, { ...more, game, frame, folder: folderOf(frame), page: gamePage(game.code, game.title.EN) });
    serveFolder(`${game.code}/rules`, folderOf(rules));
  }
};
