import type { Database } from '../../database/database.ts';
import { and, eq, gte, lt, type SQL, sql } from '../../database/orm.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { BONUS_LOSS, bets, games } from '../../play/play.public.ts';
import type { Range } from '../../records/range.ts';
import { CASH_KINDS } from './counted-moves.ts';

type Member = LiveSession['member'];

const sumWhere = (condition: SQL) => sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)`;
/** What came into the member's account from outside of games, and what left it; without a range, ever. Minor units. */
const cashOf = async (db: Database, member: Member, range?: Range) => {
  const { merchant, kind, currency } = memberAccountOf(member, false);
  const [row] = await db
    .select({
      deposits: sumWhere(CASH_KINDS.deposits),
      withdrawals: sumWhere(CASH_KINDS.withdrawals),
      bonus: sumWhere(CASH_KINDS.bonus),
      rebate: sumWhere(CASH_KINDS.rebate),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(accounts.memberId, member.id),
        eq(accounts.merchant, merchant),
        eq(accounts.kind, kind),
        eq(accounts.currency, currency),
        range && gte(ledgerTransactions.createdAt, range.from),
        range && lt(ledgerTransactions.createdAt, range.until),
      ),
    );
  return {
    deposits: BigInt(row?.deposits ?? 0),
    withdrawals: -BigInt(row?.withdrawals ?? 0),
    bonus: BigInt(row?.bonus ?? 0),
    rebate: BigInt(row?.rebate ?? 0),
  };
};

const sumOf = (column: typeof bets.stake | typeof bets.validBet | typeof bets.payout) => sql<string>`sum(${column})`;

/** Settled bets by category, the most played first. A trial account's are of play money. Minor units. */
const playOf = async (db: Database, member: Member, range: Range) => {
  const rows = await db
    .select({
      gameType: games.category,
      stake: sumOf(bets.stake),
      validBet: sumOf(bets.validBet),
      payout: sumOf(bets.payout),
      bonusLoss: sql<string>`sum(${BONUS_LOSS})`,
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(
      and(
        eq(bets.memberId, member.id),
        eq(bets.isFreePlay, member.isTrial),
        eq(bets.status, 'settled'),
        gte(bets.placedAt, range.from),
        lt(bets.placedAt, range.until),
      ),
    )
    .groupBy(games.category)
    .orderBy(sql`sum(${bets.stake}) desc`, games.category);
  return rows.map(({ gameType, ...sums }) => {
    const [stake, validBet, payout] = [BigInt(sums.stake), BigInt(sums.validBet), BigInt(sums.payout)];
    return { gameType, stake, validBet, payout, bonusLoss: BigInt(sums.bonusLoss), profit: payout - stake };
  });
};

type Play = Awaited<ReturnType<typeof playOf>>[number];

const total = (play: readonly Play[], field: 'stake' | 'validBet' | 'payout' | 'bonusLoss'): bigint =>
  play.reduce((sum, category) => sum + category[field], 0n);

/**
 * The member's own view: a net above zero was won (house rules, records). A bonus counts as what it added to the member's own money:
 * what it lost in their place, less what it won, and what became theirs; one that is locked counts for nothing.
 */
export const profitAndLoss = async (db: Database, member: Member, range: Range) => {
  const [cash, play, ever] = [
    await cashOf(db, member, range),
    await playOf(db, member, range),
    await cashOf(db, member),
  ];
  const [stake, payout] = [total(play, 'stake'), total(play, 'payout')];
  const bonus = cash.bonus + total(play, 'bonusLoss');
  return {
    deposits: toDecimal(cash.deposits),
    withdrawals: toDecimal(cash.withdrawals),
    stake: toDecimal(stake),
    validBet: toDecimal(total(play, 'validBet')),
    payout: toDecimal(payout),
    rebate: toDecimal(cash.rebate),
    bonus: toDecimal(bonus),
    net: toDecimal(payout - stake + cash.rebate + bonus),
    categories: play.map(({ gameType, ...sums }) => ({
      gameType,
      stake: toDecimal(sums.stake),
      validBet: toDecimal(sums.validBet),
      payout: toDecimal(sums.payout),
      profit: toDecimal(sums.profit),
    })),
    lifetimeNetDeposits: toDecimal(ever.deposits - ever.withdrawals),
  };
};
