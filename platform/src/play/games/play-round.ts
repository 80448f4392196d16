import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { type AccountKey, ensureAccount } from '../../ledger/accounts.ts';
import { bonusBeside, memberAccountOf, payoutParts, stakeParts } from '../../ledger/member-account.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import { bets } from '../bets/bets.tables.ts';
import { fairRandom } from '../fair-random/fair-random.ts';
import { countPlay, type PlayMeter, playMeterAt } from '../limits/play-meter.ts';
import { refuseBeyondLimits } from '../limits/refuse-beyond-limits.ts';
import { takeSeeds } from '../seeds/member-seeds.ts';
import { nodeHmac } from '../seeds/node-hmac.ts';
import { recordWin } from '../winners/record-win.ts';
import { newBetNumber } from './bet-number.ts';
import type { RoundResult } from './framework.ts';
import type { OpenedLaunch } from './opened-launch.ts';
import { type Pace, paceOf, refuseInhumanSpeed, refuseTooSoon } from './round-pace.ts';

export interface RoundAsk {
  /** What is staked in all, in minor units. */
  readonly stakeMinor: number;
  /** What the player chose besides, as the game reads it. */
  readonly choice?: unknown;
  /** The same key gives the same answer and moves no money twice. */
  readonly idempotencyKey: string;
}

/** The accounts that a round moves money between. */
interface Table {
  readonly key: AccountKey;
  readonly member: number;
  /** The member's, as it is held. */
  readonly balance: bigint;
  readonly house: number;
  /** Of who has limits of play; free play counts in none. */
  readonly meter: PlayMeter | undefined;
}

interface Settlement {
  readonly betNo: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

const houseOf = (tx: Transaction, { merchant, currency }: AccountKey): Promise<number> =>
  ensureAccount(tx, { merchant, memberId: null, kind: 'games', currency });

const findEarlier = async (tx: Transaction, { member, stored, isFreePlay }: OpenedLaunch, ask: RoundAsk) => {
  const [bet] = await tx
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, member.id), eq(bets.roundKey, ask.idempotencyKey)));
  if (!bet) return undefined;
  const isSame =
    bet.nodeId === stored.nodeId &&
    bet.isFreePlay === isFreePlay &&
    bet.stake === BigInt(ask.stakeMinor) &&
    isDeepStrictEqual(bet.choice ?? undefined, ask.choice);
  if (!isSame) throw new PlatformError('request.duplicate', 'This key belongs to another round.');
  return bet;
};

/** Of parts, what is of this account; or what is of others. */
const sumOf = (parts: ReturnType<typeof payoutParts>, accountId: number, isIts: boolean): bigint =>
  parts.filter((part) => (part.accountId === accountId) === isIts).reduce((sum, { amount }) => sum + amount, 0n);

/** Stake and payout, as two transactions. Returns what the member may play with after them, what of the stake was bonus money, and what own money was lost. */
const settle = async (tx: Transaction, table: Table, { betNo, stake, payout, at }: Settlement) => {
  const { key, member: accountId, balance, house } = table;
  const move = (kind: 'stake' | 'payout', parts: ReturnType<typeof payoutParts>, sign: 1n | -1n) =>
    post(tx, {
      kind,
      idempotencyKey: `${kind}/${betNo}`,
      reference: betNo,
      at,
      entries: parts.flatMap((part) => [
        { accountId: part.accountId, amount: sign * part.amount },
        { accountId: house, amount: -sign * part.amount },
      ]),
    });
  const stakes = await stakeParts(tx, key, { accountId, balance }, stake);
  const won = payoutParts(stakes, payout);
  const staked = await move('stake', stakes, -1n);
  const after = payout > 0n ? await move('payout', won, 1n) : staked;
  const own = after.get(accountId) ?? staked.get(accountId) ?? balance;
  return {
    balance: own + (await bonusBeside(tx, key)),
    bonusStake: sumOf(stakes, accountId, false),
    loss: sumOf(stakes, accountId, true) - sumOf(won, accountId, true),
  };
};

const playNew = async (
  tx: Transaction,
  opened: OpenedLaunch,
  ask: RoundAsk,
  table: Table,
  { keys, at }: { readonly keys: WrappingKeys; readonly at: Date },
): Promise<RoundResult> => {
  const { member, stored, playable, isFreePlay } = opened;
  const seeds = await takeSeeds(tx, member.id, keys);
  const random = fairRandom(seeds, nodeHmac);
  const { payoutMinor, outcome } = playable.game.play({ stakeMinor: ask.stakeMinor, choice: ask.choice, random });
  const settlement = {
    betNo: newBetNumber(stored.name),
    stake: BigInt(ask.stakeMinor),
    payout: BigInt(payoutMinor),
    at,
  };
  const { betNo, stake, payout } = settlement;
  const { balance, bonusStake, loss } = await settle(tx, table, settlement);
  await countPlay(tx, table.meter, { loss, playedAt: at });
  await tx.insert(bets).values({
    betNo,
    memberId: member.id,
    nodeId: stored.nodeId,
    isFreePlay,
    stake,
    validBet: stake,
    bonusStake,
    payout,
    status: 'settled',
    placedAt: at,
    roundKey: ask.idempotencyKey,
    outcome,
    choice: ask.choice ?? null,
    seedHash: seeds.seedHash,
    nonce: seeds.nonce,
  });
  if (!isFreePlay) await recordWin(tx, { member, nodeId: stored.nodeId, amount: payout, wonAt: at });
  const { seedHash, nonce } = seeds;
  return { betNo, stakeMinor: ask.stakeMinor, payoutMinor, balanceMinor: Number(balance), outcome, seedHash, nonce };
};

/** Own money is staked before bonus money. */
const ownPartOf = (stake: number, balance: bigint): bigint => (BigInt(stake) < balance ? BigInt(stake) : balance);

/** Throws where the member may not play this round now. Returns what it is counted on. */
const admit = async (
  tx: Transaction,
  { member, isFreePlay }: OpenedLaunch,
  ownStake: bigint,
  { at, shortestMs, gapMs }: Pace & { readonly at: Date },
): Promise<PlayMeter | undefined> => {
  await refuseWhileExcluded(tx, member.id, at);
  const meter = isFreePlay ? undefined : await playMeterAt(tx, member.id, { at, gapMs });
  refuseBeyondLimits(meter, ownStake);
  await refuseInhumanSpeed(tx, member.id, at);
  await refuseTooSoon(tx, member.id, at, shortestMs);
  return meter;
};

/**
 * One round in one database transaction: stake, outcome, payout, bet record, winner board. The member's account is locked before
 * the key is looked up, so two requests with one key cannot both play; the house is not, so members do not wait for
 * each other.
 */
export const playRound = async (
  platform: Platform,
  opened: OpenedLaunch,
  ask: RoundAsk,
  at: Date,
): Promise<RoundResult> => {
  const keys = platform.config.wrappingKeys;
  const pace = await paceOf(platform, opened.member.merchant);
  return platform.playDb.transaction(async (tx) => {
    const key = memberAccountOf(opened.member, opened.isFreePlay);
    const own = await ensureAccount(tx, key);
    const balance = (await lockAccounts(tx, [own])).get(own)?.balance ?? 0n;
    const earlier = await findEarlier(tx, opened, ask);
    if (!earlier) {
      const meter = await admit(tx, opened, ownPartOf(ask.stakeMinor, balance), { ...pace, at });
      // Opened at its first use, which others wait for: by a round that waits for nobody any more.
      const house = await houseOf(tx, key);
      return playNew(tx, opened, ask, { key, member: own, balance, house, meter }, { keys, at });
    }
    return {
      betNo: earlier.betNo,
      stakeMinor: Number(earlier.stake),
      payoutMinor: Number(earlier.payout),
      balanceMinor: Number(balance + (await bonusBeside(tx, key))),
      outcome: earlier.outcome,
      seedHash: earlier.seedHash,
      nonce: earlier.nonce,
    };
  });
};
