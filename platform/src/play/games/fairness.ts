import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../base/platform.ts';
import { bets } from '../bets/bets.tables.ts';
import type { RoundProof } from '../fair-random/check-round.ts';
import { changeSeeds, type PromisedSeeds, promisedSeeds, type SeedChange } from '../seeds/member-seeds.ts';
import { revealedSeeds } from '../seeds/seeds.tables.ts';
import { type OpenedLaunch, openLaunch } from './opened-launch.ts';

/** One of a member's last rounds in a game; its proof once the server seed is told. */
export interface CheckableRound {
  readonly betNo: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly proof?: RoundProof;
}

export interface Fairness {
  readonly seeds: PromisedSeeds;
  /** The newest first. */
  readonly rounds: readonly CheckableRound[];
}

const LAST_ROUNDS = 20;

const roundsOf = async ({ db }: Platform, { member, stored, playable, isFreePlay }: OpenedLaunch) => {
  const rows = await db
    .select({ bet: bets, told: revealedSeeds })
    .from(bets)
    .leftJoin(revealedSeeds, eq(revealedSeeds.seedHash, bets.seedHash))
    .where(
      and(
        eq(bets.memberId, member.id),
        eq(bets.nodeId, stored.nodeId),
        eq(bets.isFreePlay, isFreePlay),
        isNotNull(bets.seedHash),
      ),
    )
    .orderBy(desc(bets.id))
    .limit(LAST_ROUNDS);
  return rows.map(({ bet, told }): CheckableRound => {
    const { betNo, choice, outcome, nonce } = bet;
    const round = { betNo, stakeMinor: Number(bet.stake), payoutMinor: Number(bet.payout) };
    const placedAt = bet.placedAt.toISOString();
    if (!told || nonce === null) return { ...round, placedAt };
    const { seedHash, serverSeed, clientSeed } = told;
    const proof = { ...round, game: playable.game.code, seedHash, serverSeed, clientSeed, nonce, outcome };
    return { ...round, placedAt, proof: choice === null ? proof : { ...proof, choice } };
  });
};

const answer = async (platform: Platform, opened: OpenedLaunch): Promise<Fairness> => ({
  seeds: await promisedSeeds(platform.db, opened.member.id, platform.config.wrappingKeys),
  rounds: await roundsOf(platform, opened),
});

/** What is promised for a member's next rounds, and the last rounds in this game. Fails with `session.expired`. */
export const fairnessOf = async (platform: Platform, launch: string | undefined, now: Date): Promise<Fairness> =>
  answer(platform, await openLaunch(platform, launch, now));

/** Tells the server seed that drew until now and takes the player's new one. Asked again it changes nothing more. */
export const changeFairness = async (
  platform: Platform,
  launch: string | undefined,
  change: SeedChange,
  at: Date,
): Promise<Fairness> => {
  const opened = await openLaunch(platform, launch, at);
  const keys = platform.config.wrappingKeys;
  await platform.playDb.transaction((tx) => changeSeeds(tx, opened.member.id, change, { keys, at }));
  return answer(platform, opened);
};
