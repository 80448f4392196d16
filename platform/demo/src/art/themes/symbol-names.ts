import type { MotifName } from '../motifs.ts';

export interface BothLanguages {
  readonly EN: string;
  readonly TY: string;
}

const same = (name: string): BothLanguages => ({ EN: name, TY: name });

/** What a symbol is called in a sentence such as '3 parol anywhere'. */
export const SYMBOL_NAMES: Readonly<Record<MotifName, BothLanguages>> = {
  sevens: { EN: 'seven', TY: 'siyete' },
  gems: { EN: 'gem', TY: 'hiyas' },
  dragon: { EN: 'dragon', TY: 'dragon' },
  parol: same('parol'),
  pharaoh: { EN: 'pharaoh', TY: 'paraon' },
  fortune: { EN: 'lantern of fortune', TY: 'parol ng suwerte' },
  book: { EN: 'book', TY: 'libro' },
  chest: { EN: 'chest', TY: 'baul' },
  tiger: { EN: 'tiger', TY: 'tigre' },
  carabao: { EN: 'carabao', TY: 'kalabaw' },
  fruit: { EN: 'cherry', TY: 'cherry' },
  mango: { EN: 'mango', TY: 'mangga' },
  candy: { EN: 'candy', TY: 'candy' },
  halohalo: same('halo-halo'),
  jeepney: { EN: 'jeepney', TY: 'dyip' },
  bangka: same('bangka'),
  volcano: { EN: 'volcano', TY: 'bulkan' },
  crown: { EN: 'crown', TY: 'korona' },
  bell: { EN: 'bell', TY: 'kampana' },
  moon: { EN: 'moon', TY: 'buwan' },
  koi: same('koi'),
  shark: { EN: 'shark', TY: 'pating' },
  octopus: { EN: 'octopus', TY: 'pugita' },
  crab: { EN: 'crab', TY: 'alimango' },
  turtle: { EN: 'turtle', TY: 'pawikan' },
  jelly: { EN: 'jellyfish', TY: 'dikya' },
  cards: { EN: 'hand of cards', TY: 'baraha' },
  roulette: { EN: 'roulette wheel', TY: 'ruleta' },
  dice: { EN: 'pair of dice', TY: 'dice' },
  duel: { EN: 'duel', TY: 'duel' },
  chips: { EN: 'stack of chips', TY: 'chips' },
  mahjong: { EN: 'tile', TY: 'tile' },
  basketball: { EN: 'basketball', TY: 'basketball' },
  football: { EN: 'football', TY: 'football' },
  glove: { EN: 'glove', TY: 'gloves' },
  jersey: { EN: 'jersey', TY: 'jersey' },
  emblem: { EN: 'emblem', TY: 'emblem' },
  gamepad: { EN: 'gamepad', TY: 'gamepad' },
  plume: { EN: 'rooster', TY: 'tandang' },
  balls: { EN: 'ball', TY: 'bola' },
  digits: { EN: 'Digits', TY: 'Mga digit' },
  drum: { EN: 'drum', TY: 'tambiolo' },
  ticket: { EN: 'ticket', TY: 'ticket' },
  wheel: { EN: 'wheel', TY: 'gulong' },
  rocket: { EN: 'rocket', TY: 'rocket' },
  mines: { EN: 'minefield', TY: 'minefield' },
};
