import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { lch } from '../../src/art/colour.ts';
import { type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { drawDealer } from './dealer-art.ts';
import { tableFor } from './tables.ts';

export interface BaccaratTheme extends SymbolTheme<never> {
  /** 240 × 200. */
  readonly dealer: string;
  readonly cloth: {
    readonly felt: string;
    readonly deep: string;
    readonly line: string;
    readonly player: string;
    readonly banker: string;
    readonly tie: string;
  };
}

/** The table of the game's vendor, under the game's own title. */
export const baccaratTheme = (game: GameIdentity): BaccaratTheme => {
  const { dealer, hue } = tableFor({ vendor: game.vendor ?? '', gameId: game.gameId });
  return {
    ...themeOf(game, {}),
    dealer: drawDealer(dealer.look, lch(0.42, 0.12, hue + 20), lch(0.26, 0.09, hue + 20)),
    cloth: {
      felt: lch(0.42, 0.1, hue),
      deep: lch(0.25, 0.07, hue),
      line: lch(0.82, 0.08, hue),
      player: lch(0.44, 0.15, 262),
      banker: lch(0.44, 0.16, 24),
      tie: lch(0.42, 0.11, 152),
    },
  };
};
