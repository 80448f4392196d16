import { and, desc, eq, lt } from 'drizzle-orm';
import type { Platform } from '../../../base/platform.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import type { RoundProof } from '../../fair-random/check-round.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';
import { ensureWaiting, lastRoundOf, type Visitor } from './card-rounds.ts';
import type { CardBetOutcome } from './settle-rounds.ts';

/** A round that a member has played, in whatever room, with its proof. */
export interface CheckableCardRound {
  readonly betNo: string;
  readonly gameName: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly round: number;
  readonly proof?: RoundProof;
}

export interface CardRoomFairness {
  /** Of the member's round that is on. */
  readonly round: {
    readonly id: number;
    readonly seedHash: string;
    readonly tableSeed: string;
    readonly seedMarks: readonly string[];
  } | null;
  /** Of the round that takes players now. */
  readonly nextHash: string | null;
  /** The newest first. */
  readonly bets: readonly CheckableCardRound[];
  /** What to ask for earlier ones with; absent where there are none. */
  readonly before?: number;
}

const PAGE = 20;

const isOutcome = (value: unknown): value is CardBetOutcome =>
  typeof value === 'object' && value !== null && 'choice' in value && 'serverSeed' in value && 'result' in value;

const betsOf = async ({ db }: Platform, memberId: number, before: number | undefined) => {
  const rows = await db
    .select({ seat: cardSeats, bet: bets, gameName: games.name, game: cardRounds.game })
    .from(cardSeats)
    .innerJoin(bets, eq(bets.betNo, cardSeats.betNo))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(cardRounds, eq(cardRounds.id, cardSeats.roundId))
    .where(
      and(
        eq(cardSeats.memberId, memberId),
        eq(bets.status, 'settled'),
        before === undefined ? undefined : lt(cardSeats.id, before),
      ),
    )
    .orderBy(desc(cardSeats.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE).map(({ seat, bet, gameName, game }): CheckableCardRound => {
    const { betNo, outcome } = bet;
    const amounts = { stakeMinor: Number(bet.stake), payoutMinor: Number(bet.payout) };
    const about = { betNo, gameName, placedAt: bet.placedAt.toISOString(), ...amounts, round: seat.roundId };
    if (!isOutcome(outcome) || outcome.serverSeed === null || outcome.clientSeed === null) return about;
    const { seedHash, serverSeed, clientSeed, seedMarks, choice, result } = outcome;
    const seeds = { seedHash, serverSeed, clientSeed, seedMarks, nonce: outcome.round };
    return { ...about, proof: { game, betNo, ...amounts, choice, ...seeds, outcome: result } };
  });
  const last = rows.length > PAGE ? rows[PAGE - 1]?.seat.id : undefined;
  return last === undefined ? { bets: shown } : { bets: shown, before: last };
};

/** What the member's round is dealt from, what is promised for the next one, and rounds of his to check. */
export const cardRoomFairness = async (
  platform: Platform,
  visitor: Visitor,
  before?: number,
): Promise<CardRoomFairness> => {
  const waiting = await ensureWaiting(platform, visitor);
  const last = await lastRoundOf(platform.playDb, visitor);
  const round = last?.round.endedAt === null ? last.round : undefined;
  return {
    round: round
      ? { id: round.id, seedHash: round.seedHash, tableSeed: round.clientSeed ?? '', seedMarks: round.seedMarks ?? [] }
      : null,
    nextHash: waiting?.seedHash ?? null,
    ...(await betsOf(platform, visitor.member.id, before)),
  };
};
