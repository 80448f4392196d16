import type { Platform } from '../../../base/platform.ts';
import { log } from '../../../log/log.ts';
import type { CardRound } from './card-rounds.ts';
import { moveRound } from './move-round.ts';

/** Moves a round on where several are moved: one that cannot be keeps the others from nothing, and is tried again. */
export const moveOne = async (platform: Platform, { id, room }: Pick<CardRound, 'id' | 'room'>): Promise<void> => {
  try {
    await moveRound(platform, id);
  } catch (error) {
    log({ level: 'error', event: 'cards.not-looked-at', room, round: id }, error);
  }
};
