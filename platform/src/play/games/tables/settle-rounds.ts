import type { Platform } from '../../../base/platform.ts';
import { and, asc, eq, exists, isNull, lte, not } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { log } from '../../../log/log.ts';
import { bets } from '../../bets/bets.tables.ts';
import { type BetEnd, endBet } from '../../stakes/open-bets.ts';
import type { LaidChips } from '../framework.ts';
import { sharedGameOf } from '../registry.ts';
import { retries } from '../retries.ts';
import { type Round, TABLES_CHANNEL } from './move-table.ts';
import { gameTables, tableBets, tableRounds } from './tables.tables.ts';

interface LyingBet {
  readonly betNo: string;
  readonly laid: LaidChips;
}

interface LyingBets {
  readonly memberId: number;
  readonly lying: readonly LyingBet[];
}

/** The bets of a round that wait for its result, those of each member together. */
const lyingBets = async ({ playDb }: Platform, roundId: number): Promise<readonly LyingBets[]> => {
  const rows = await playDb
    .select({ memberId: tableBets.memberId, betNo: tableBets.betNo, laid: tableBets.laid })
    .from(tableBets)
    .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
    .where(and(eq(tableBets.roundId, roundId), eq(bets.status, 'open')))
    .orderBy(asc(tableBets.memberId), asc(tableBets.id));
  return [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, lying]) => ({ memberId, lying }));
};

const endOf = (game: string, round: Round, { laid }: LyingBet, at: Date): BetEnd => {
  const { tableCode: table, shoe, round: place, outcome, isVoid } = round;
  const where = { table, shoe, round: place };
  if (isVoid) return { status: 'void', outcome: where, at };
  const shared = sharedGameOf(game)?.game.shared;
  if (!shared) throw new Error(`Nothing plays ${game}.`);
  const { payoutMinor, validMinor } = shared.settle(outcome, laid);
  const ended = { payout: BigInt(payoutMinor), validBet: BigInt(validMinor), outcome: { ...where, result: outcome } };
  return { status: 'settled', ...ended, at };
};

/** Ends a member's bets of a round. Only the first failure of this process is logged. */
const endBets = async (
  { playDb }: Platform,
  game: string,
  round: Round,
  { memberId, lying }: LyingBets,
  at: Date,
): Promise<void> => {
  const key = `settle ${lying.map(({ betNo }) => betNo).join(' ')}`;
  if (!retries.isDue(key, at)) return;
  try {
    await playDb.transaction(async (tx) => {
      for (const bet of lying) await endBet(tx, bet.betNo, endOf(game, round, bet, at));
    });
    retries.succeed(key);
  } catch (error) {
    // The others need not wait; this one is tried again after a while.
    if (retries.fail(key, at))
      log({ level: 'error', event: 'table.bets-unsettled', memberId, table: round.tableCode, round: round.id }, error);
  }
};

const settleRound = async (platform: Platform, game: string, round: Round, stop?: AbortSignal): Promise<void> => {
  const { playDb, clock } = platform;
  const at = await clock.now();
  for (const ofMember of await lyingBets(platform, round.id)) {
    if (stop?.aborted) return;
    await endBets(platform, game, round, ofMember, at);
  }
  const isLying = exists(
    playDb
      .select({ betNo: bets.betNo })
      .from(tableBets)
      .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
      .where(and(eq(tableBets.roundId, round.id), eq(bets.status, 'open'))),
  );
  const settled = await playDb
    .update(tableRounds)
    .set({ settledAt: at })
    .where(and(eq(tableRounds.id, round.id), isNull(tableRounds.settledAt), not(isLying)))
    .returning({ id: tableRounds.id });
  if (settled.length > 0) await sendSignal(playDb, TABLES_CHANNEL, round.tableCode);
};

/**
 * Settles the rounds whose result counts by now, each member's bets in one transaction; of a table, or of all. Whoever does it
 * beside another finds the bets ended.
 */
export const settleDue = async (platform: Platform, code?: string, stop?: AbortSignal): Promise<void> => {
  const due = await platform.playDb
    .select({ round: tableRounds, game: gameTables.game })
    .from(tableRounds)
    .innerJoin(gameTables, eq(gameTables.code, tableRounds.tableCode))
    .where(
      and(
        isNull(tableRounds.settledAt),
        lte(tableRounds.resultAt, await platform.clock.now()),
        code === undefined ? undefined : eq(tableRounds.tableCode, code),
      ),
    )
    .orderBy(asc(tableRounds.id));
  for (const { round, game } of due) {
    if (stop?.aborted) return;
    await settleRound(platform, game, round, stop);
  }
};
