import { DRAW_MOTIFS } from './motifs/draws.ts';
import { SEA_MOTIFS } from './motifs/sea.ts';
import { SLOT_MOTIFS } from './motifs/slots.ts';
import { SPORT_MOTIFS } from './motifs/sports.ts';
import { TABLE_MOTIFS } from './motifs/tables.ts';

/**
 * Every motif by name. The order is part of the drawing: the first whose titles match wins, and a game that asks for
 * none gets one of its category's by its place in this list.
 */
export const MOTIFS = {
  ...SLOT_MOTIFS,
  ...SEA_MOTIFS,
  ...TABLE_MOTIFS,
  ...SPORT_MOTIFS,
  ...DRAW_MOTIFS,
};

export type MotifName = keyof typeof MOTIFS;
