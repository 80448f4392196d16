import type { MotifName } from '../motifs.ts';

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

/** The features of each family; those of contests, draws and house games are the arcade's. */
const FEATURES: readonly (readonly [Family, readonly MotifName[]])[] = [
  [FIESTA, ['parol', 'jeepney', 'mango']],
  [SWEETS, ['halohalo', 'candy']],
  [SEA, ['bangka', 'koi', 'shark', 'octopus', 'crab', 'turtle', 'jelly']],
  [BEASTS, ['dragon', 'tiger', 'carabao', 'plume', 'volcano']],
  [TREASURE, ['pharaoh', 'fortune', 'book', 'chest', 'crown', 'gems', 'moon']],
  [CLASSICS, ['sevens', 'fruit', 'bell', 'wheel']],
  [TABLE, ['cards', 'roulette', 'dice', 'duel', 'chips', 'mahjong']],
];

/** The family that a game with this motif plays with. */
export const familyOf = (feature: MotifName): Family =>
  FEATURES.find(([, features]) => features.includes(feature))?.[0] ?? ARCADE;
