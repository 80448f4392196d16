import type { Infer } from '@shared-kernel/contracts/schema';
import type { Platform } from '../../../base/platform.ts';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { and, asc, eq, inArray } from '../../../database/orm.ts';
import { playableBalance } from '../../../ledger/member-account.ts';
import { newBetNumber } from '../../bets/bet-number.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { KeptLeg } from '../../bets/slip-legs.ts';
import { paceOf } from '../../limits/round-pace.ts';
import { openBet } from '../../stakes/open-bets.ts';
import { holdStaker } from '../../stakes/staker.ts';
import type { OpenedLaunch } from '../opened-launch.ts';
import { bookLegs, bookMatches } from './book.tables.ts';
import { bookCategoryOf } from './book-categories.ts';
import { bookLimitsOf, MOST_LEGS } from './book-limits.ts';
import { isOnSale, oddsOfMatch } from './match-odds.ts';
import { pickWords } from './pick-words.ts';
import { mostPayout } from './rules/payout.ts';
import type { BookMatch } from './run-matches.ts';
import type { placeSlip, slipAsk } from './slip-call.ts';

export type SlipAsk = Infer<typeof slipAsk>;
type Asked = SlipAsk['legs'][number];

interface SoldLeg {
  readonly match: BookMatch;
  readonly pick: string;
  readonly odds: number;
}

export interface PlacedSlip {
  readonly betNo: string;
  readonly stakeMinor: number;
  /** As they were sold, in hundredths. */
  readonly odds: readonly number[];
  readonly balanceMinor: number;
}

const invalid = (message: string) => new PlatformError('request.invalid', message);

/** One to eight matches, each once. */
const refuseShape = ({ legs }: SlipAsk): void => {
  const ids = new Set(legs.map(({ matchId }) => matchId));
  if (legs.length < 1 || legs.length > MOST_LEGS || ids.size !== legs.length)
    throw invalid(`A slip has 1 to ${MOST_LEGS} picks, each on a match of its own.`);
};

/** The matches of a slip, held until it is through: odds do not move and no match ends meanwhile. */
const holdMatches = async (tx: Transaction, { legs }: SlipAsk, category: string) => {
  const rows = await tx
    .select()
    .from(bookMatches)
    .where(
      inArray(
        bookMatches.id,
        legs.map(({ matchId }) => matchId),
      ),
    )
    .orderBy(asc(bookMatches.id))
    .for('share');
  const byId = new Map(rows.filter((match) => match.category === category).map((match) => [match.id, match]));
  return legs.map(({ matchId }) => {
    const match = byId.get(matchId);
    if (!match) throw new PlatformError('not.found', `There is no match ${matchId} here.`);
    return match;
  });
};

const refuseClosed = (matches: readonly BookMatch[], now: Date): void => {
  const closed = matches.filter((match) => !isOnSale(match, now)).map(({ id }) => id);
  if (closed.length === 0) return;
  const value = { matchIds: closed };
  throw new PlatformError<typeof placeSlip>('match.closed', 'A match of the slip has begun.', { value });
};

const isTaken = (asked: number, current: number, accept: SlipAsk['accept']): boolean =>
  current === asked || accept === 'any' || (accept === 'better' && current > asked);

/** The slip at the odds of now. Fails with `odds.moved` and all of them where the asker does not take them. */
const sell = ({ legs, accept }: SlipAsk, matches: readonly BookMatch[]): readonly SoldLeg[] => {
  const current = legs.map(({ pick }, place) => {
    const match = matches[place];
    return match && oddsOfMatch(match).get(pick);
  });
  const isSame = legs.every(({ odds }, place) => {
    const now = current[place];
    return now !== undefined && isTaken(odds, now, accept);
  });
  if (!isSame) {
    const value = { legs: legs.map(({ matchId, pick }, place) => ({ matchId, pick, odds: current[place] ?? null })) };
    throw new PlatformError<typeof placeSlip>('odds.moved', 'The odds have moved.', { value });
  }
  return legs.flatMap(({ pick }, place) => {
    const [match, odds] = [matches[place], current[place]];
    return match && odds !== undefined ? [{ match, pick, odds }] : [];
  });
};

const refuseAmounts = async (tx: Transaction, merchant: string, stake: bigint, sold: readonly SoldLeg[]) => {
  const { leastStake, mostStake, mostPayout: most } = await bookLimitsOf(tx, merchant);
  if (stake < leastStake || stake > mostStake)
    throw invalid(`A slip stakes ${leastStake} to ${mostStake} (minor units).`);
  const odds = sold.map((leg) => leg.odds);
  if (mostPayout(stake, odds) <= most) return;
  const value = { mostMinor: Number(most) };
  throw new PlatformError<typeof placeSlip>('payout.limit', `One slip pays ${most} at most (minor units).`, { value });
};

const findEarlier = async (tx: Transaction, { member, stored, isFreePlay }: OpenedLaunch, ask: SlipAsk) => {
  const [bet] = await tx
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, member.id), eq(bets.roundKey, ask.idempotencyKey)));
  if (!bet) return undefined;
  const legs = await tx.select().from(bookLegs).where(eq(bookLegs.betNo, bet.betNo)).orderBy(asc(bookLegs.place));
  const keyOf = (of: readonly Pick<Asked, 'matchId' | 'pick'>[]) =>
    of.map(({ matchId, pick }) => `${matchId} ${pick}`).join();
  const isSame =
    bet.nodeId === stored.nodeId &&
    bet.isFreePlay === isFreePlay &&
    bet.stake === BigInt(ask.stake) &&
    keyOf(legs) === keyOf(ask.legs);
  if (!isSame) throw new PlatformError('request.duplicate', 'This key belongs to another slip.');
  return { betNo: bet.betNo, stakeMinor: ask.stake, odds: legs.map(({ odds }) => odds) };
};

/**
 * A slip in one transaction: the account is held before the key is looked up, so two requests with one key place one slip;
 * matches are held open, odds compared, the stake taken, the bet written as open.
 */
export const place = async (platform: Platform, opened: OpenedLaunch, ask: SlipAsk): Promise<PlacedSlip> => {
  const { member, stored, isFreePlay } = opened;
  const category = bookCategoryOf(stored.category);
  if (!category) throw invalid('This game takes no slips.');
  refuseShape(ask);
  const { gapMs } = await paceOf(platform, member.merchant);
  return platform.playDb.transaction(async (tx) => {
    const staker = await holdStaker(tx, member, isFreePlay);
    const earlier = await findEarlier(tx, opened, ask);
    if (earlier) return { ...earlier, balanceMinor: Number(await playableBalance(tx, staker.key)) };
    const matches = await holdMatches(tx, ask, category);
    // Whoever waited for the account stakes now.
    const at = await nowWithin(tx, platform.config);
    refuseClosed(matches, at);
    const sold = sell(ask, matches);
    const stake = BigInt(ask.stake);
    await refuseAmounts(tx, member.merchant, stake, sold);
    const betNo = newBetNumber(stored.name);
    const choice = {
      legs: sold.map(
        ({ match, pick, odds }): KeptLeg => ({
          match: `${match.homeTeam} – ${match.awayTeam}`,
          pick,
          words: { EN: pickWords(match, pick, 'EN'), TY: pickWords(match, pick, 'TY') },
          odds,
        }),
      ),
    };
    const bet = { betNo, nodeId: stored.nodeId, stake, roundKey: ask.idempotencyKey, choice, at, gapMs };
    const balance = await openBet(tx, staker, bet);
    await tx.insert(bookLegs).values(
      sold.map(({ match, pick, odds }, index) => ({
        betNo,
        place: index + 1,
        matchId: match.id,
        pick,
        odds,
        state: 'open' as const,
      })),
    );
    return { betNo, stakeMinor: ask.stake, odds: sold.map(({ odds }) => odds), balanceMinor: Number(balance) };
  });
};
