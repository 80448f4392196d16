import { fileURLToPath } from 'node:url';
import type { DemoGame } from '../../src/play/games/framework.ts';
import { addGame, type PlayableGame, serveFolder } from '../../src/play/games/registry.ts';
import { cascade } from '../games/cascade/game.ts';
import { slot } from '../games/slot/game.ts';

interface Registration extends Pick<PlayableGame, 'plays'> {
  /** Its folder has the game's code as its name. */
  readonly game: DemoGame;
  readonly category: Parameters<typeof addGame>[0];
}

/** Vendors whose slots have cascades. */
const CASCADE_VENDORS: ReadonlySet<string> = new Set(['OBRA', 'SIYAM']);

/** Of a category's games those with `plays` stand before the one that plays the rest. */
export const DEMO_GAMES: readonly Registration[] = [
  { game: cascade, category: 'RNG', plays: ({ vendor }) => CASCADE_VENDORS.has(vendor) },
  { game: slot, category: 'RNG' },
];

const folderOf = (name: string): string => fileURLToPath(new URL(`../games/${name}`, import.meta.url));

/** Registers the demo's games; their pages are served beside the kit that all of them share. */
export const addDemoGames = (): void => {
  serveFolder('kit', folderOf('kit'));
  for (const { category, game, ...more } of DEMO_GAMES) {
    const frame = `${game.code}/page`;
    addGame(category, { ...more, game, frame, folder: folderOf(frame) });
  }
};
