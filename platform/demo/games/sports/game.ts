import { MARGIN } from '../../../src/play/games/book/rules/odds.ts';
import { type CheckedMatch, rules } from '../../../src/play/games/book/rules/rules.ts';
import type { Sport } from '../../../src/play/games/book/rules/scores.ts';
import type { DemoGame, GameIdentity } from '../../../src/play/games/framework.ts';
import { sceneColours } from '../../src/art/themes/scene.ts';
import { motifsOf } from '../symbol-theme.ts';

/** How the book dresses as one game of the catalogue, and which sport its lobby is about. */
export interface BookTheme {
  readonly colours: ReturnType<typeof sceneColours>;
  readonly first: Sport;
}

const FOOTBALL = /football|goal|pitch|cup/i;

const firstOf = ({ category, title }: GameIdentity): Sport => {
  if (category === 'ESPORTS') return 'esports';
  if (category === 'COCKFIGHT') return 'cockfight';
  return FOOTBALL.test(title) ? 'football' : 'basketball';
};

const themeOf = (game: GameIdentity): BookTheme => {
  const [motif] = motifsOf(game);
  if (!motif) throw new Error(`${game.title} has no motif.`);
  return { colours: sceneColours(motif, game.vendorHue), first: firstOf(game) };
};

/** Slips on matches. It has no rounds, so it offers no stakes for one; `play` plays a match again for whoever checks it. */
export const sports = {
  code: 'sports',
  title: { EN: 'Sports book', TY: 'Sports book' },
  stakes: [],
  odds: { returnToPlayer: 1 - MARGIN, outcomes: [] },
  theme: themeOf,
  ...rules,
} as const satisfies DemoGame<CheckedMatch>;
