import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { motifsOf, type SymbolDress, type SymbolTheme, themeOf } from '../symbol-theme.ts';
import { castOf } from './casts.ts';
import { FISH_KINDS, type FishKind } from './rules/kinds.ts';
import { drawCannon, drawSpecies, type Motion, speciesNamed } from './species.ts';
import { drawWater } from './water.ts';

export interface FishTheme extends SymbolTheme<FishKind> {
  /** What lies behind the fish, 400 × 300, and what shoots at them, 120 × 120. */
  readonly water: string;
  readonly cannon: string;
  readonly motions: Readonly<Record<FishKind, Motion>>;
  /** The cannon's levels: of the game's stakes those that this one offers. */
  readonly levels: readonly number[];
}

const eachKind = <T>(of: (at: number) => T): Readonly<Record<FishKind, T>> =>
  Object.fromEntries(FISH_KINDS.map((kind, at) => [kind, of(at)])) as Record<FishKind, T>;

/** The fish of the vendor's water, the game's own motif among the dearest. */
export const fishTheme = (game: GameIdentity): FishTheme => {
  const [own = 'koi'] = motifsOf(game);
  const { species, levels } = castOf(game.vendor, own);
  const speciesAt = (at: number) => species[at] ?? 'anchovy';
  const symbols = eachKind(
    (at): SymbolDress => ({ art: drawSpecies(speciesAt(at), game.vendorHue), name: speciesNamed(speciesAt(at)).name }),
  );
  return {
    ...themeOf(game, symbols),
    water: drawWater(game.vendorHue, game.gameId),
    cannon: drawCannon(game.vendorHue),
    motions: eachKind((at) => speciesNamed(speciesAt(at)).motion),
    levels,
  };
};
