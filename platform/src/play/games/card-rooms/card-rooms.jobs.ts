import { DAY_MS } from '@shared-kernel/node/durations';
import { and, asc, isNull, lt, or } from 'drizzle-orm';
import type { Job } from '../../../jobs/job.ts';
import { purgeJob } from '../../../jobs/purge.ts';
import { cardRounds } from './card-rooms.tables.ts';
import { moveRound } from './move-round.ts';
import { settleEnded } from './settle-rounds.ts';

/** What players see later is in their bets. */
const ROUNDS_KEPT_MS = 30 * DAY_MS;

/** Moves on the rounds whose players have gone, and settles what was left: a round is ended whoever began it. */
const cardRoomsJob: Job = {
  name: 'card-rooms.move',
  everyMs: 2_000,
  run: async (platform, now, signal) => {
    const due = await platform.playDb
      .select({ id: cardRounds.id })
      .from(cardRounds)
      .where(
        and(
          isNull(cardRounds.endedAt),
          or(and(isNull(cardRounds.dealt), lt(cardRounds.closesAt, now)), lt(cardRounds.turnEndsAt, now)),
        ),
      )
      .orderBy(asc(cardRounds.id));
    for (const { id } of due) {
      if (signal.aborted) return;
      await moveRound(platform, id);
    }
    await settleEnded(platform, undefined, signal);
  },
};

export const CARD_ROOM_JOBS: readonly Job[] = [
  cardRoomsJob,
  purgeJob('card-rounds', cardRounds, (now) => lt(cardRounds.settledAt, new Date(now.getTime() - ROUNDS_KEPT_MS))),
];
