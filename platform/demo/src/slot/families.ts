import type { MotifName } from '../art/motifs.ts';

/** Motifs that share a world, the dearest symbol first. Each has one more than the reels need, as the feature may be among them. */
type Family = readonly [MotifName, MotifName, MotifName, MotifName, MotifName, MotifName, MotifName, MotifName];

export const FIESTA: Family = ['sevens', 'gems', 'jeepney', 'bell', 'halohalo', 'mango', 'fruit', 'bangka'];
export const SEA: Family = ['chest', 'shark', 'turtle', 'octopus', 'koi', 'crab', 'jelly', 'bangka'];
const TREASURE: Family = ['crown', 'chest', 'gems', 'fortune', 'book', 'bell', 'moon', 'fruit'];
const BEASTS: Family = ['dragon', 'tiger', 'carabao', 'fortune', 'gems', 'moon', 'bell', 'mango'];
const CLASSICS: Family = ['sevens', 'crown', 'bell', 'gems', 'wheel', 'mango', 'fruit', 'candy'];
const SWEETS: Family = ['crown', 'gems', 'halohalo', 'candy', 'bell', 'mango', 'fruit', 'moon'];
const TABLE: Family = ['crown', 'sevens', 'chips', 'cards', 'dice', 'roulette', 'bell', 'mahjong'];
const ARCADE: Family = ['rocket', 'gamepad', 'emblem', 'gems', 'wheel', 'ticket', 'candy', 'balls'];

export const FAMILY_OF: Readonly<Record<MotifName, Family>> = {
  parol: FIESTA,
  jeepney: FIESTA,
  mango: FIESTA,
  halohalo: SWEETS,
  candy: SWEETS,
  bangka: SEA,
  koi: SEA,
  shark: SEA,
  octopus: SEA,
  crab: SEA,
  turtle: SEA,
  jelly: SEA,
  dragon: BEASTS,
  tiger: BEASTS,
  carabao: BEASTS,
  plume: BEASTS,
  volcano: BEASTS,
  pharaoh: TREASURE,
  fortune: TREASURE,
  book: TREASURE,
  chest: TREASURE,
  crown: TREASURE,
  gems: TREASURE,
  moon: TREASURE,
  sevens: CLASSICS,
  fruit: CLASSICS,
  bell: CLASSICS,
  wheel: CLASSICS,
  cards: TABLE,
  roulette: TABLE,
  dice: TABLE,
  duel: TABLE,
  chips: TABLE,
  mahjong: TABLE,
  basketball: ARCADE,
  football: ARCADE,
  glove: ARCADE,
  jersey: ARCADE,
  emblem: ARCADE,
  gamepad: ARCADE,
  balls: ARCADE,
  drum: ARCADE,
  ticket: ARCADE,
  rocket: ARCADE,
  mines: ARCADE,
};
