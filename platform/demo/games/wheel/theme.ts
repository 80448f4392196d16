import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { symbolArt } from '../../src/art/symbol-art.ts';
import { SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { motifsOf, type SymbolDress, type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { type Cloth, clothsFor } from './cloths.ts';
import { WHEEL_KINDS, type WheelKind } from './rules/wheel.ts';
import { drawWheel } from './wheel-art.ts';

export interface WheelTheme extends SymbolTheme<WheelKind> {
  /** The whole wheel, 520 × 520, its first segment on top. */
  readonly wheel: string;
  /** What each kind is printed in. */
  readonly cloths: Readonly<Record<WheelKind, Cloth>>;
}

/** The dearest kind is the game's own motif, the others are its family's. */
export const wheelTheme = (game: GameIdentity): WheelTheme => {
  const motifs = motifsOf(game);
  const [own = 'wheel'] = motifs;
  const dressed = WHEEL_KINDS.map((kind, index): readonly [WheelKind, SymbolDress] => {
    const motif = motifs[index] ?? own;
    return [kind, { art: symbolArt('wheel', motif), name: SYMBOL_NAMES[motif] }];
  });
  const symbols = Object.fromEntries(dressed) as WheelTheme['symbols'];
  const cloths = clothsFor(own, game.vendorHue);
  return { ...themeOf(game, symbols), wheel: drawWheel(symbols, cloths), cloths };
};
