import type { DemoGame } from '../../../src/play/games/framework.ts';
import { STAKES } from '../kit/stakes.ts';
import { GAME_ODDS } from './rules/odds.ts';
import { rules } from './rules/rules.ts';
import { gameTheme } from './theme.ts';

export const newGame = {
  code: 'new-game',
  title: { EN: '{title.en}', TY: '{title.ty}' },
  stakes: STAKES,
  odds: GAME_ODDS,
  theme: gameTheme,
  ...rules,
} as const satisfies DemoGame;
