import type { Platform } from '../../base/platform.ts';
import { and, desc, eq, isNotNull, lt } from '../../database/orm.ts';
import { bets } from '../bets/bets.tables.ts';
import { games, vendors } from '../catalogue/catalogue.tables.ts';
import { gameOfVendor, storedGame } from '../catalogue/game.mapper.ts';
import type { RoundProof } from '../fair-random/check-round.ts';
import { changeSeeds, type PromisedSeeds, promisedSeeds, type SeedChange } from '../seeds/member-seeds.ts';
import { revealedSeeds } from '../seeds/seeds.tables.ts';
import { type OpenedLaunch, openLaunch } from './opened-launch.ts';
import { demoGameOf } from './registry.ts';
import { queueByMember } from './round-queues.ts';

/** One of a member's rounds, in whatever game; its proof once the server seed is revealed. */
export interface CheckableRound {
  readonly betNo: string;
  readonly gameName: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** The round's number under its seeds: none is left out. */
  readonly nonce: number;
  readonly proof?: RoundProof;
}

export interface Fairness {
  readonly seeds: PromisedSeeds;
  /** The newest first. */
  readonly rounds: readonly CheckableRound[];
  /** What to ask for earlier rounds with; absent where there are none. */
  readonly before?: number;
}

const PAGE = 20;

/** Rounds of all games, of play money too: seeds draw for all of them, and no number may be missing. */
const roundsOf = async ({ db }: Platform, memberId: number, before: number | undefined) => {
  const rows = await db
    .select({ bet: bets, revealed: revealedSeeds, ...gameOfVendor })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .leftJoin(revealedSeeds, eq(revealedSeeds.seedHash, bets.seedHash))
    .where(
      and(eq(bets.memberId, memberId), isNotNull(bets.nonce), before === undefined ? undefined : lt(bets.id, before)),
    )
    .orderBy(desc(bets.id))
    .limit(PAGE + 1);
  const rounds = rows.slice(0, PAGE).map(({ bet, revealed, ...game }): CheckableRound => {
    const { betNo, choice, outcome } = bet;
    const round = { betNo, stakeMinor: Number(bet.stake), payoutMinor: Number(bet.payout), nonce: bet.nonce ?? 0 };
    const shown = { ...round, gameName: game.game.name, placedAt: bet.placedAt.toISOString() };
    const code = demoGameOf(storedGame(game))?.game.code;
    if (!revealed || code === undefined) return shown;
    const { seedHash, serverSeed, clientSeed } = revealed;
    const proof = { ...round, game: code, seedHash, serverSeed, clientSeed, outcome };
    return { ...shown, proof: choice === null ? proof : { ...proof, choice } };
  });
  const last = rows.length > PAGE ? rows[PAGE - 1]?.bet.id : undefined;
  return last === undefined ? { rounds } : { rounds, before: last };
};

const answer = async (platform: Platform, { member }: OpenedLaunch, before?: number): Promise<Fairness> => ({
  seeds: await promisedSeeds(platform.db, member.id, platform.config.wrappingKeys),
  ...(await roundsOf(platform, member.id, before)),
});

interface Asked {
  readonly launch: string | undefined;
  readonly now: Date;
}

/** What is promised for a member's next rounds, and a page of earlier ones. Fails with `session.expired`. */
export const fairnessOf = async (platform: Platform, { launch, now }: Asked, before?: number): Promise<Fairness> =>
  answer(platform, await openLaunch(platform, launch, now), before);

/** Reveals the server seed that drew until now and takes the player's new one. For a hash that draws no more it changes nothing. */
export const changeFairness = async (
  platform: Platform,
  { launch, now }: Asked,
  change: SeedChange,
): Promise<Fairness> => {
  const opened = await openLaunch(platform, launch, now);
  const keys = platform.config.wrappingKeys;
  await queueByMember(opened, () =>
    platform.playDb.transaction((tx) => changeSeeds(tx, opened.member.id, change, { keys, at: now })),
  );
  return answer(platform, opened);
};
