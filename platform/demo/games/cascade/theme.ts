import type { GameIdentity } from '../../../src/play/games/framework.ts';
import type { MotifName } from '../../src/art/motifs.ts';
import { symbolArt } from '../../src/art/symbol-art.ts';
import { SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { motifsOf, type SymbolDress, type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { CASCADE_SYMBOLS, type CascadeSymbol } from './rules/board.ts';
import { STONE_DRESSES } from './stones.ts';

export type CascadeTheme = SymbolTheme<CascadeSymbol>;

const dress = (motif: MotifName): SymbolDress => ({ art: symbolArt('cascade', motif), name: SYMBOL_NAMES[motif] });

/** The dear symbols are the game's own motif and its family's; the cheap ones are stones, as in every such game. */
export const cascadeTheme = (game: GameIdentity): CascadeTheme => {
  // Among stones a heap of gems is hard to tell apart, unless it is what the game is about.
  const motifs = motifsOf(game).filter((motif, index) => index === 0 || motif !== 'gems');
  const dear = motifs.slice(0, CASCADE_SYMBOLS.length - STONE_DRESSES.length).map(dress);
  const dressed = [...dear, ...STONE_DRESSES].map((worn, index) => [CASCADE_SYMBOLS[index], worn] as const);
  return themeOf(game, Object.fromEntries(dressed) as CascadeTheme['symbols']);
};
