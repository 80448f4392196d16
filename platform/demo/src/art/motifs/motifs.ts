import { carabao, dragon, tiger } from './beasts.ts';
import { bell, crown, fruit, gems, moon, sevens } from './classics.ts';
import { basketball, emblem, football, gamepad, glove, jersey, plume } from './contests.ts';
import { balls, drum, mines, rocket, ticket, wheel } from './draws.ts';
import { bangka, candy, halohalo, jeepney, mango, parol } from './islands.ts';
import { book, chest, fortune, pharaoh, volcano } from './legends.ts';
import type { Motif } from './motif.ts';
import { crab, jelly, koi, octopus, shark, turtle } from './sea.ts';
import { cards, chips, dice, duel, mahjong, roulette } from './tables.ts';

/**
 * Every motif by name. The order is part of the drawing: the first whose titles match wins, and a game that asks for
 * none gets one of its category's by its place in this list.
 */
export const MOTIFS = {
  sevens,
  gems,
  dragon,
  parol,
  pharaoh,
  fortune,
  book,
  chest,
  tiger,
  carabao,
  fruit,
  mango,
  candy,
  halohalo,
  jeepney,
  bangka,
  volcano,
  crown,
  bell,
  moon,
  koi,
  shark,
  octopus,
  crab,
  turtle,
  jelly,
  cards,
  roulette,
  dice,
  duel,
  chips,
  mahjong,
  basketball,
  football,
  glove,
  jersey,
  emblem,
  gamepad,
  plume,
  balls,
  drum,
  ticket,
  wheel,
  rocket,
  mines,
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
