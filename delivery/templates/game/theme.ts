import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { symbolArt } from '../../src/art/symbol-art.ts';
import { SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { motifsOf, type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { type GameSymbol, SYMBOLS } from './rules/draw.ts';

export type GameTheme = SymbolTheme<GameSymbol>;

/** The game's own motif, and others of its family. */
export const gameTheme = (game: GameIdentity): GameTheme => {
  const motifs = motifsOf(game);
  const [own = 'wheel'] = motifs;
  const dressed = SYMBOLS.map((symbol, index) => {
    const motif = motifs[index] ?? own;
    return [symbol, { art: symbolArt('new-game', motif), name: SYMBOL_NAMES[motif] }] as const;
  });
  return themeOf(game, Object.fromEntries(dressed) as GameTheme['symbols']);
};
