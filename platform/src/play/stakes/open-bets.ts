import type { Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { bonusBeside, payoutParts } from '../../ledger/member-account.ts';
import { post } from '../../ledger/post.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { bets } from '../bets/bets.tables.ts';
import { countPlay, type MeterTime, playMeterAt } from '../limits/play-meter.ts';
import { recordWin } from '../winners/record-win.ts';
import { moveParts, ownOf, takeStake } from './move-stake.ts';
import { bonusStakedOf } from './staked-bonus.ts';
import { admitStake, holdStaker, houseOf, ownPartOf, type Staker } from './staker.ts';

type Bet = typeof bets.$inferSelect;

/** A bet that is decided later. */
interface BetAsk extends MeterTime, Pick<Bet, 'betNo' | 'nodeId' | 'stake'> {
  /** The asker's key: one bet of a member has it (`bets_round`). */
  readonly roundKey: string;
  readonly choice: unknown;
  /** Bonus money is not staked: another member may win it. */
  readonly isOwnMoneyOnly?: boolean;
}

/**
 * Takes the stake and writes the bet down as open: it counts in no figure, and as open in the member's limits, until it ends.
 * Returns what the member may play with after it. Throws in a break, beyond a limit, or where the balance is too low.
 */
export const openBet = async (tx: Transaction, staker: Staker, ask: BetAsk): Promise<bigint> => {
  const { betNo, nodeId, stake, roundKey, choice, at, isOwnMoneyOnly = false } = ask;
  const meter = await admitStake(tx, staker, isOwnMoneyOnly ? stake : ownPartOf(stake, staker), ask);
  const taken = await takeStake(tx, staker, { stake, withBonus: !isOwnMoneyOnly, reference: betNo, at });
  const { bonusStake, balance } = taken;
  await countPlay(tx, meter, { openStake: stake - bonusStake, playedAt: at });
  await tx.insert(bets).values({
    betNo,
    memberId: staker.memberId,
    nodeId,
    isFreePlay: staker.isFreePlay,
    stake,
    validBet: 0n,
    bonusStake,
    payout: 0n,
    status: 'open',
    placedAt: at,
    openedAt: at,
    roundKey,
    choice,
  });
  return balance + (await bonusBeside(tx, staker.key));
};

/** How an open bet ends; a void one is refunded whole, and its payout and valid bet are nothing. */
export type BetEnd = { readonly outcome: unknown; readonly at: Date } & (
  | { readonly status: 'settled'; readonly payout: bigint; readonly validBet: bigint }
  | { readonly status: 'void' }
);

/** Holds the account before the bet, as who places one does; undefined for a bet that is not open any more. */
const holdOpen = async (tx: Transaction, betNo: string) => {
  const [found] = await tx
    .select({ member: members, currency: merchants.currency, isFreePlay: bets.isFreePlay })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(eq(bets.betNo, betNo), eq(bets.status, 'open')));
  if (!found) return undefined;
  const { member, currency, isFreePlay } = found;
  const staker = await holdStaker(tx, { ...member, currency, isTrial: member.type === TRIAL_TYPE }, isFreePlay);
  const [bet] = await tx
    .select()
    .from(bets)
    .where(and(eq(bets.betNo, betNo), eq(bets.status, 'open')))
    .for('update');
  return bet && { bet, member, staker };
};

/** Part of what comes back that is nobody's any more, and stays with the house. */
const OF_THE_HOUSE = 0;
/** What a void bet counts as. */
const NOTHING = { payout: 0n, validBet: 0n };

/**
 * Pays what comes back, part by part; returns what of it was staked as own money. What a bonus staked goes back to it, and on to the
 * member once he has met it; of one that was given up, lost or out of time it stays with the house.
 */
const pay = async (tx: Transaction, staker: Staker, bet: Bet, end: BetEnd): Promise<bigint> => {
  const { accountId, key } = staker;
  const { at } = end;
  const own = { accountId, amount: bet.stake - bet.bonusStake };
  const staked = bet.bonusStake > 0n ? await bonusStakedOf(tx, staker, bet.openedAt ?? bet.placedAt) : undefined;
  const isKept = staked?.state === 'active' || staked?.state === 'met';
  const bonusId = isKept ? await ensureAccount(tx, { ...key, kind: 'bonus' }) : OF_THE_HOUSE;
  const back = payoutParts(
    [own, { accountId: bonusId, amount: bet.bonusStake }],
    end.status === 'void' ? bet.stake : end.payout,
  );
  const paid = back.filter((part) => part.accountId !== OF_THE_HOUSE);
  const kind = end.status === 'void' ? 'refund' : 'payout';
  if (paid.length > 0) await moveParts(tx, await houseOf(tx, staker), paid, { kind, reference: bet.betNo, at });
  const amount = paid.find((part) => part.accountId === bonusId)?.amount ?? 0n;
  if (staked?.state === 'met' && amount > 0n)
    await post(tx, {
      kind: 'bonus',
      idempotencyKey: `bonus-late/${bet.betNo}`,
      reference: staked.orderNo,
      at,
      entries: [
        { accountId, amount },
        { accountId: bonusId, amount: -amount },
      ],
    });
  return ownOf(back, staker);
};

/**
 * Ends an open bet: pays or refunds it, counts it, and puts a win on the board. It counts from now on and not before: it gets the
 * time of now and a new id, which what counts bets goes by. False for one that is not open any more, so twice is harmless.
 */
export const endBet = async (tx: Transaction, betNo: string, end: BetEnd): Promise<boolean> => {
  const held = await holdOpen(tx, betNo);
  if (!held) return false;
  const { bet, member, staker } = held;
  const { status, outcome, at } = end;
  const { payout, validBet } = end.status === 'void' ? NOTHING : end;
  const ownBack = await pay(tx, staker, bet, end);
  const ownStake = bet.stake - bet.bonusStake;
  await tx
    .update(bets)
    .set({
      id: sql`nextval(pg_get_serial_sequence('bets', 'id'))`,
      status,
      payout,
      validBet,
      placedAt: at,
      outcome,
    })
    .where(eq(bets.id, bet.id));
  if (bet.isFreePlay) return true;
  const meter = await playMeterAt(tx, member.id, { at, gapMs: 0 });
  await countPlay(tx, meter, { loss: ownStake - ownBack, openStake: -ownStake, playedAt: null });
  await recordWin(tx, { member, nodeId: bet.nodeId, stake: bet.stake, payout, wonAt: at });
  return true;
};
