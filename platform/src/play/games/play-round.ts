import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { bonusBeside, payoutParts } from '../../ledger/member-account.ts';
import { newBetNumber } from '../bets/bet-number.ts';
import { bets } from '../bets/bets.tables.ts';
import { fairRandom } from '../fair-random/fair-random.ts';
import { countPlay, type PlayMeter } from '../limits/play-meter.ts';
import { type Pace, paceOf, refuseHaste } from '../limits/round-pace.ts';
import { takeSeeds } from '../seeds/member-seeds.ts';
import { nodeHmac } from '../seeds/node-hmac.ts';
import { moveParts, ownOf, takeStake } from '../stakes/move-stake.ts';
import { admitStake, holdStaker, ownPartOf, type Staker } from '../stakes/staker.ts';
import { recordWin } from '../winners/record-win.ts';
import type { RoundResult } from './framework.ts';
import type { OpenedLaunch } from './opened-launch.ts';

export interface RoundAsk {
  /** What is staked in all, in minor units. */
  readonly stakeMinor: number;
  /** What the player chose besides, as the game reads it. */
  readonly choice?: unknown;
  /** The same key gives the same answer and moves no money twice. */
  readonly idempotencyKey: string;
}

interface Settlement {
  readonly betNo: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

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

/** Stake and payout, as two transactions. Returns what the member may play with after them, what of the stake was bonus money, and what own money was lost. */
const settle = async (tx: Transaction, staker: Staker, { betNo: reference, stake, payout, at }: Settlement) => {
  const taken = await takeStake(tx, staker, { stake, withBonus: true, reference, at });
  const won = payoutParts(taken.parts, payout);
  const after = payout > 0n ? await moveParts(tx, taken.houseId, won, { kind: 'payout', reference, at }) : undefined;
  const own = after?.get(staker.accountId) ?? taken.balance;
  return {
    balance: own + (await bonusBeside(tx, staker.key)),
    bonusStake: taken.bonusStake,
    loss: ownOf(taken.parts, staker) - ownOf(won, staker),
  };
};

const playNew = async (
  tx: Transaction,
  opened: OpenedLaunch,
  ask: RoundAsk,
  staker: Staker,
  { keys, meter, at }: { readonly keys: WrappingKeys; readonly meter: PlayMeter | undefined; readonly at: Date },
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
  const { balance, bonusStake, loss } = await settle(tx, staker, settlement);
  await countPlay(tx, meter, { loss, playedAt: at });
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
  if (!isFreePlay) await recordWin(tx, { member, nodeId: stored.nodeId, stake, payout, wonAt: at });
  const { seedHash, nonce } = seeds;
  return { betNo, stakeMinor: ask.stakeMinor, payoutMinor, balanceMinor: Number(balance), outcome, seedHash, nonce };
};

/** Throws where the member may not play this round now. Returns what it is counted on. */
const admit = async (
  tx: Transaction,
  staker: Staker,
  stakeMinor: number,
  { at, shortestMs, gapMs }: Pace & { readonly at: Date },
): Promise<PlayMeter | undefined> => {
  const meter = await admitStake(tx, staker, ownPartOf(BigInt(stakeMinor), staker), { at, gapMs });
  await refuseHaste(tx, { memberId: staker.memberId, at, shortestMs });
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
    const staker = await holdStaker(tx, opened.member, opened.isFreePlay);
    const earlier = await findEarlier(tx, opened, ask);
    if (!earlier) {
      const meter = await admit(tx, staker, ask.stakeMinor, { ...pace, at });
      return playNew(tx, opened, ask, staker, { keys, meter, at });
    }
    return {
      betNo: earlier.betNo,
      stakeMinor: Number(earlier.stake),
      payoutMinor: Number(earlier.payout),
      balanceMinor: Number(staker.balance + (await bonusBeside(tx, staker.key))),
      outcome: earlier.outcome,
      seedHash: earlier.seedHash,
      nonce: earlier.nonce,
    };
  });
};
