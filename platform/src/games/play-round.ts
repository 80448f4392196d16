import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { bets } from '../bets/bets.tables.ts';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../http/platform.ts';
import { PlatformError } from '../http/platform-error.ts';
import { ensureAccount } from '../ledger/accounts.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import { purseOf } from '../wallet/purse.ts';
import { recordWin } from '../winners/record-win.ts';
import type { RandomSource, RoundResult } from './framework.ts';
import { gameStates } from './games.tables.ts';
import type { OpenedLaunch } from './opened-launch.ts';

export interface RoundAsk {
  /** Minor units; one of the game's stakes. */
  readonly stake: number;
  /** The same key gives the same answer and moves no money twice. */
  readonly idempotencyKey: string;
}

interface Table {
  readonly purse: number;
  readonly house: number;
}

const BET_NO_DIGITS = 10;

/** `PN-0288214331` for Parol Nights. */
const newBetNo = (name: string): string => {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
    .replace(/\W/g, '')
    .slice(0, 2)
    .toUpperCase();
  return `${initials || 'G'}-${Array.from({ length: BET_NO_DIGITS }, () => randomInt(10)).join('')}`;
};

const openTable = async (tx: Database, { member, isFreePlay }: OpenedLaunch): Promise<Table> => {
  const key = purseOf(member, isFreePlay);
  return {
    purse: await ensureAccount(tx, key),
    house: await ensureAccount(tx, { merchant: key.merchant, memberId: null, kind: 'games', currency: key.currency }),
  };
};

const findRound = async (tx: Database, memberId: number, stored: StoredGame, key: string) => {
  const [bet] = await tx
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.roundKey, key)));
  if (bet && bet.nodeId !== stored.nodeId)
    throw new PlatformError('request.duplicate', 'This key belongs to another game.');
  return bet;
};

/** What the last round of this member in this game left behind. */
export const gameStateOf = async (tx: Database, { member, stored, isFreePlay }: OpenedLaunch): Promise<unknown> => {
  const [row] = await tx
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

const keepState = async (tx: Database, { member, stored, isFreePlay }: OpenedLaunch, state: unknown): Promise<void> => {
  await tx
    .insert(gameStates)
    .values({ memberId: member.id, nodeId: stored.nodeId, isFreePlay, state })
    .onConflictDoUpdate({ target: [gameStates.memberId, gameStates.nodeId, gameStates.isFreePlay], set: { state } });
};

const settle = async (
  tx: Database,
  table: Table,
  betNo: string,
  stake: bigint,
  payout: bigint,
  at: Date,
): Promise<bigint> => {
  const move = (kind: 'stake' | 'payout', toPurse: bigint) =>
    post(tx, {
      kind,
      idempotencyKey: `${kind}/${betNo}`,
      reference: betNo,
      at,
      entries: [
        { accountId: table.purse, amount: toPurse },
        { accountId: table.house, amount: -toPurse },
      ],
    });
  const staked = await move('stake', -stake);
  const balances = payout > 0n ? await move('payout', payout) : staked;
  return balances.get(table.purse) ?? 0n;
};

/**
 * One round in one database transaction: stake, outcome, payout, bet record, winner board. The purse is locked before
 * the key is looked up, so two requests with one key cannot both play.
 */
export const playRound = (
  { db }: Platform,
  opened: OpenedLaunch,
  ask: RoundAsk,
  random: RandomSource,
  now: Date,
): Promise<RoundResult> =>
  db.transaction(async (tx) => {
    const { member, stored, playable, isFreePlay } = opened;
    const table = await openTable(tx, opened);
    const locked = await lockAccounts(tx, [table.purse, table.house]);
    const earlier = await findRound(tx, member.id, stored, ask.idempotencyKey);
    if (earlier) {
      const balance = locked.get(table.purse)?.balance ?? 0n;
      return {
        betNo: earlier.betNo,
        stakeMinor: Number(earlier.stake),
        payoutMinor: Number(earlier.payout),
        balanceMinor: Number(balance),
        outcome: earlier.outcome,
      };
    }
    const played = playable.game.play({ stakeMinor: ask.stake, random, state: await gameStateOf(tx, opened) });
    const [stake, payout, betNo] = [BigInt(ask.stake), BigInt(played.payoutMinor), newBetNo(stored.name)];
    const balance = await settle(tx, table, betNo, stake, payout, now);
    await tx.insert(bets).values({
      betNo,
      memberId: member.id,
      nodeId: stored.nodeId,
      isFreePlay,
      stake,
      validBet: stake,
      payout,
      status: 'settled',
      placedAt: now,
      roundKey: ask.idempotencyKey,
      outcome: played.outcome,
    });
    if (played.state !== undefined) await keepState(tx, opened, played.state);
    if (!isFreePlay) await recordWin(tx, { member, nodeId: stored.nodeId, amount: payout, wonAt: now });
    return {
      betNo,
      stakeMinor: ask.stake,
      payoutMinor: played.payoutMinor,
      balanceMinor: Number(balance),
      outcome: played.outcome,
    };
  });
