import { DAY_MS } from '@shared-kernel/node/durations';
import { and, asc, isNull, lt, or } from '../../../database/orm.ts';
import type { Job } from '../../../jobs/job.ts';
import { purgeJob } from '../../../jobs/purge.ts';
import { cardRounds } from './card-rooms.tables.ts';
import { moveOne } from './move-one.ts';
import { settleEnded } from './settle-rounds.ts';

/** What players see later is in their bets. */
const ROUNDS_KEPT_MS = 30 * DAY_MS;

/** Moves on the rounds whose players have gone, and settles what was left: a round is ended whoever began it. */
const cardRoomsJob: Job = {
  name: 'card-rooms.move',
  everyMs: 2_000,
  run: async (platform, now, signal) => {
    const due = await platform.playDb
      .select({ id: cardRounds.id, room: cardRounds.room, seedHash: cardRounds.seedHash })
      .from(cardRounds)
      .where(
        and(
          isNull(cardRounds.settledAt),
          isNull(cardRounds.endedAt),
          or(and(isNull(cardRounds.dealt), lt(cardRounds.closesAt, now)), lt(cardRounds.turnEndsAt, now)),
        ),
      )
      .orderBy(asc(cardRounds.id));
    for (const round of due) {
      if (signal.aborted) return;
      await moveOne(platform, round);
    }
    await settleEnded(platform, undefined, signal);
  },
};

export const CARD_ROOM_JOBS: readonly Job[] = [
  cardRoomsJob,
  purgeJob('card-rounds', cardRounds, (now) => lt(cardRounds.settledAt, new Date(now.getTime() - ROUNDS_KEPT_MS))),
];
