import type { Platform } from '../../../base/platform.ts';
import { and, desc, eq, lt, sql } from '../../../database/orm.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games, vendors } from '../../catalogue/catalogue.tables.ts';
import { gameOfVendor, storedGame } from '../../catalogue/game.mapper.ts';
import type { RoundProof } from '../../fair-random/check-round.ts';
import { demoGameOf } from '../registry.ts';
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

type Row = { readonly bet: typeof bets.$inferSelect } & Parameters<typeof storedGame>[0];

const checkable = ({ bet, ...game }: Row): readonly CheckableCardRound[] => {
  const { betNo, outcome } = bet;
  if (!isOutcome(outcome)) return [];
  const { round, seedHash, serverSeed, clientSeed, seedMarks, choice, result } = outcome;
  const amounts = { stakeMinor: Number(bet.stake), payoutMinor: Number(bet.payout) };
  const about = { betNo, gameName: game.game.name, placedAt: bet.placedAt.toISOString(), ...amounts, round };
  const code = demoGameOf(storedGame(game))?.game.code;
  if (code === undefined || serverSeed === null || clientSeed === null) return [about];
  const seeds = { seedHash, serverSeed, clientSeed, seedMarks, nonce: round };
  return [{ ...about, proof: { game: code, betNo, ...amounts, choice, ...seeds, outcome: result } }];
};

/** By what the bets keep: rounds are purged long before them. */
const betsOf = async ({ db }: Platform, memberId: number, before: number | undefined) => {
  const rows = await db
    .select({ bet: bets, ...gameOfVendor })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.status, 'settled'),
        sql`${bets.outcome} ?& array['choice', 'serverSeed', 'result']`,
        before === undefined ? undefined : lt(bets.id, before),
      ),
    )
    .orderBy(desc(bets.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE).flatMap(checkable);
  const last = rows.length > PAGE ? rows[PAGE - 1]?.bet.id : undefined;
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
