import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { lch } from '../../src/art/colour.ts';
import { type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { roomFor } from './rooms.ts';

export interface PusoyTheme extends SymbolTheme<never> {
  readonly cloth: { readonly felt: string; readonly deep: string; readonly line: string; readonly back: string };
}

/** The room of the game's vendor, under the game's own title. */
export const pusoyTheme = (game: GameIdentity): PusoyTheme => {
  const { hue } = roomFor({ vendor: game.vendor ?? '', gameId: game.gameId });
  return {
    ...themeOf(game, {}),
    cloth: {
      felt: lch(0.42, 0.1, hue),
      deep: lch(0.25, 0.07, hue),
      line: lch(0.82, 0.08, hue),
      back: lch(0.4, 0.15, hue + 60),
    },
  };
};
