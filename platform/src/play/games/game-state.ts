import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { gameStates } from './games.tables.ts';
import type { OpenedLaunch } from './opened-launch.ts';

/** What the last round of this member in this game left behind; free play has a state of its own. */
export const gameStateOf = async (db: Database, { member, stored, isFreePlay }: OpenedLaunch): Promise<unknown> => {
  const [row] = await db
    .select()
    .from(gameStates)
    .where(
      and(
        eq(gameStates.memberId, member.id),
        eq(gameStates.nodeId, stored.nodeId),
        eq(gameStates.isFreePlay, isFreePlay),
      ),
    );
  return row?.state;
};

export const keepGameState = async (tx: Database, opened: OpenedLaunch, state: unknown): Promise<void> => {
  const { member, stored, isFreePlay } = opened;
  await tx
    .insert(gameStates)
    .values({ memberId: member.id, nodeId: stored.nodeId, isFreePlay, state })
    .onConflictDoUpdate({ target: [gameStates.memberId, gameStates.nodeId, gameStates.isFreePlay], set: { state } });
};
