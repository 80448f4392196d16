import type { GameIdentity } from '../../../src/play/games/framework.ts';
import type { MotifName } from '../../src/art/motifs.ts';
import { symbolArt } from '../../src/art/symbol-art.ts';
import { SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { motifsOf, type SymbolDress, type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { SLOT_SYMBOLS, type SlotSymbol } from './rules/reels.ts';

export type SlotTheme = SymbolTheme<SlotSymbol>;

const dress = (motif: MotifName): SymbolDress => ({ art: symbolArt('slot', motif), name: SYMBOL_NAMES[motif] });

/** The game's own motif is the feature; the paying symbols are of its family. */
export const slotTheme = (game: GameIdentity): SlotTheme => {
  const motifs = motifsOf(game);
  const [own = 'sevens'] = motifs;
  const dressed = SLOT_SYMBOLS.map((symbol, index) => [symbol, dress(motifs[index] ?? own)] as const);
  return themeOf(game, Object.fromEntries(dressed) as SlotTheme['symbols']);
};
