import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import { LOTS, MULTIPLIER, WINNING } from './draw.ts';

/** Everything that decides a round, so that anyone can work the figures out again. */
export interface GameOdds extends PublishedOdds {
  readonly lots: number;
  readonly winning: number;
  readonly multiplier: number;
}

const chance = WINNING / LOTS;

/** The published odds. */
export const GAME_ODDS: GameOdds = {
  returnToPlayer: chance * MULTIPLIER,
  hitFrequency: chance,
  outcomes: [{ key: 'first', chance, multiplier: MULTIPLIER }],
  lots: LOTS,
  winning: WINNING,
  multiplier: MULTIPLIER,
};
