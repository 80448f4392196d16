import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bets, games } from '../play/play.door.ts';
import type { TestPlatform } from './test-platform.ts';

/** Writes a bet of a member that is settled and was paid back: turnover without winnings. In minor units. */
export const settledBet = async ({ db, api }: TestPlatform, memberId: string, validBet: number, category = 'RNG') => {
  const [game] = await db.select().from(games).where(eq(games.category, category)).limit(1);
  const now = await api.platform.clock.now();
  const amount = BigInt(validBet);
  await db.insert(bets).values({
    betNo: `T-${randomUUID()}`,
    memberId: Number(memberId),
    nodeId: game?.nodeId ?? '',
    isFreePlay: false,
    status: 'settled',
    placedAt: new Date(Math.max(now.getTime(), Date.now())),
    stake: amount,
    validBet: amount,
    payout: amount,
  });
};
