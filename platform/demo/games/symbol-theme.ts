import type { GameIdentity } from '../../src/play/games/framework.ts';
import { chooseMotif } from '../src/art/choose-motif.ts';
import type { MotifName } from '../src/art/motifs.ts';
import { wordmark } from '../src/art/symbol-art.ts';
import { familyOf } from '../src/art/themes/families.ts';
import { type SceneColours, sceneColours, sceneOf } from '../src/art/themes/scene.ts';
import type { BothLanguages } from '../src/art/themes/symbol-names.ts';

export interface SymbolDress {
  /** SVG, 120 × 120. */
  readonly art: string;
  readonly name: BothLanguages;
}

/** How a game of symbols dresses as one game of the catalogue. All drawings are SVG texts. */
export interface SymbolTheme<GameSymbol extends string = string> {
  /** The title in letters, 120 × 42. */
  readonly wordmark: string;
  /** What lies behind the title. */
  readonly scene: string;
  readonly colours: SceneColours;
  readonly symbols: Readonly<Record<GameSymbol, SymbolDress>>;
}

/** A game's own motif first, then those of its family. */
export const motifsOf = ({ gameId, category, title }: GameIdentity): readonly MotifName[] => {
  const own = chooseMotif(gameId, category, title);
  return [own, ...familyOf(own).filter((motif) => motif !== own)];
};

/** The theme of a game of the catalogue whose symbols are dressed; the same every time. */
export const themeOf = <GameSymbol extends string>(
  { gameId, category, vendorHue, title }: GameIdentity,
  symbols: SymbolTheme<GameSymbol>['symbols'],
): SymbolTheme<GameSymbol> => {
  const own = chooseMotif(gameId, category, title);
  const colours = sceneColours(own, vendorHue);
  return { wordmark: wordmark(title), scene: sceneOf(own, colours, gameId), colours, symbols };
};
