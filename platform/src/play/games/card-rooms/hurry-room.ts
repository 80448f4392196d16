import type { Platform } from '../../../base/platform.ts';
import { and, isNotNull, isNull, like } from '../../../database/orm.ts';
import { cardRounds } from './card-rooms.tables.ts';
import { moveRound } from './move-round.ts';
import { settleEnded } from './settle-rounds.ts';

/** Ends at once what the rounds of a room wait for: their seats, or the turn of whose turn it is. For tests. */
export const hurryRoom = async (platform: Platform, code: string): Promise<void> => {
  const { playDb, clock } = platform;
  const now = await clock.now();
  const ofRoom = and(like(cardRounds.room, `${code} %`), isNull(cardRounds.endedAt));
  const rounds = [
    ...(await playDb
      .update(cardRounds)
      .set({ closesAt: now })
      .where(and(ofRoom, isNull(cardRounds.dealt), isNotNull(cardRounds.closesAt)))
      .returning({ id: cardRounds.id })),
    ...(await playDb
      .update(cardRounds)
      .set({ turnEndsAt: now })
      .where(and(ofRoom, isNotNull(cardRounds.dealt)))
      .returning({ id: cardRounds.id })),
  ];
  for (const { id } of rounds) {
    await moveRound(platform, id);
    await settleEnded(platform, id);
  }
};
