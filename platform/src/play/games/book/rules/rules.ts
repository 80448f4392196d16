import type { RoundRules } from '../../../fair-random/check-round.ts';
import { type MatchTerms, playMatch } from './match.ts';
import { payoutOf } from './payout.ts';
import { type Pick, readPick } from './picks.ts';
import { SPORTS } from './scores.ts';

interface Bet {
  readonly pick?: Pick;
  /** In hundredths of the stake. */
  readonly odds?: number;
}

/** A match, and what a slip of one pick had on it. */
export interface CheckedMatch extends MatchTerms, Bet {}

const isShare = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const readBet = (pick: unknown, odds: unknown): Bet | undefined => {
  if (pick === undefined && odds === undefined) return {};
  return typeof pick === 'string' && readPick(pick) && isShare(odds) ? { pick, odds } : undefined;
};
const readChoice = (raw: unknown): CheckedMatch | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(raw));
  const sport = SPORTS.find((known) => known === given.get('sport'));
  const rates = given.get('rates');
  if (!sport || !Array.isArray(rates)) return undefined;
  const [home, away] = rates as unknown[];
  if (rates.length !== 2 || !isShare(home) || !isShare(away)) return undefined;
  const bet = readBet(given.get('pick'), given.get('odds'));
  return bet && { sport, rates: [home, away], ...bet };
};

/** A match as anyone plays it again from its seed: the moves of its odds, its score, and what one pick paid. */
export const rules: RoundRules<CheckedMatch> = {
  readChoice,
  play: ({ stakeMinor, choice, random }) => {
    const outcome = playMatch(choice, random);
    const { pick, odds } = choice;
    const legs = pick === undefined || odds === undefined ? undefined : [{ pick, odds, score: outcome.score }];
    return { outcome, payoutMinor: legs ? Number(payoutOf(BigInt(stakeMinor), legs)) : 0 };
  },
};
