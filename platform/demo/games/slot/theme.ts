import type { GameIdentity } from '../../../src/play/games/framework.ts';
import { chooseMotif } from '../../src/art/choose-motif.ts';
import type { MotifName } from '../../src/art/motifs.ts';
import { symbolArt, wordmark } from '../../src/art/symbol-art.ts';
import { familyOf } from '../../src/art/themes/families.ts';
import { type SceneColours, sceneColours, sceneOf } from '../../src/art/themes/scene.ts';
import { type BothLanguages, SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { FEATURE_SYMBOL, PAYING_SYMBOLS, type SlotSymbol } from './rules/reels.ts';

interface SymbolDress {
  /** SVG, 120 × 120. */
  readonly art: string;
  readonly name: BothLanguages;
}

/** How the slot dresses as one game. All drawings are SVG texts. */
export interface SlotTheme {
  /** The title in letters, 120 × 42. */
  readonly wordmark: string;
  /** What lies behind the title. */
  readonly scene: string;
  readonly colours: SceneColours;
  readonly symbols: Readonly<Record<SlotSymbol, SymbolDress>>;
}

const dress = (motif: MotifName): SymbolDress => ({ art: symbolArt('slot', motif), name: SYMBOL_NAMES[motif] });

/** The game's own motif is the feature; the paying symbols are of its family. */
const motifsOf = (feature: MotifName): Record<SlotSymbol, MotifName> => {
  const rest = familyOf(feature).filter((motif) => motif !== feature);
  const paying = PAYING_SYMBOLS.map((symbol, index) => [symbol, rest[index] ?? feature] as const);
  return Object.fromEntries([[FEATURE_SYMBOL, feature], ...paying]) as Record<SlotSymbol, MotifName>;
};

/** The theme of a game of the catalogue, the same every time. */
export const slotTheme = ({ gameId, category, vendorHue, title }: GameIdentity): SlotTheme => {
  const feature = chooseMotif(gameId, category, title);
  const motifs = motifsOf(feature);
  const dressed = Object.entries(motifs).map(([symbol, motif]) => [symbol, dress(motif)] as const);
  const colours = sceneColours(feature, vendorHue);
  return {
    wordmark: wordmark(title),
    scene: sceneOf(feature, colours, gameId),
    colours,
    symbols: Object.fromEntries(dressed) as Record<SlotSymbol, SymbolDress>,
  };
};
