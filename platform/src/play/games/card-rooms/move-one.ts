import type { Platform } from '../../../base/platform.ts';
import { log } from '../../../log/log.ts';
import { retries } from '../retries.ts';
import type { CardRound } from './card-rounds.ts';
import { moveRound } from './move-round.ts';

/**
 * Moves a round on where several are moved: one that cannot be keeps the others from nothing, and is tried again after a while. The
 * first failure of this process is logged.
 */
export const moveOne = async (
  platform: Platform,
  { id, room, seedHash }: Pick<CardRound, 'id' | 'room' | 'seedHash'>,
): Promise<void> => {
  const key = `move ${seedHash}`;
  const now = await platform.clock.now();
  if (!retries.isDue(key, now)) return;
  try {
    await moveRound(platform, id);
    retries.succeed(key);
  } catch (error) {
    if (retries.fail(key, now)) log({ level: 'error', event: 'cards.not-moved', room, round: id }, error);
  }
};
