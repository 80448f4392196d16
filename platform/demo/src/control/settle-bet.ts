import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/database/database.ts';
import { asc, eq } from '../../../src/database/orm.ts';
import { bets, games } from '../../../src/play/play.public.ts';

interface SettledBet {
  readonly memberId: number;
  /** Minor units. */
  readonly amount: bigint;
  /** All of it unless said. */
  readonly payout?: bigint | undefined;
  readonly category?: string | undefined;
  readonly at: Date;
}

/** A bet that is settled: turnover without luck, and without a movement of money. */
export const settleBet = async (
  db: Database,
  { memberId, amount, payout = amount, category = 'RNG', at }: SettledBet,
): Promise<string> => {
  const [game] = await db.select().from(games).where(eq(games.category, category)).orderBy(asc(games.sort)).limit(1);
  const betNo = `T-${randomUUID()}`;
  await db.insert(bets).values({
    betNo,
    memberId,
    nodeId: game?.nodeId ?? '',
    isFreePlay: false,
    status: 'settled',
    placedAt: at,
    stake: amount,
    validBet: amount,
    payout,
  });
  return betNo;
};
