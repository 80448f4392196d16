import type { Language } from '@shared-kernel/contracts/system/values';
import { crestUrl } from '../../catalogue/icon-urls.ts';
import type { RoundProof } from '../../fair-random/check-round.ts';
import type { MatchState } from './book.tables.ts';
import { isOnSale, saleOf } from './match-odds.ts';
import type { Market } from './rules/picks.ts';
import type { Score, Sport } from './rules/scores.ts';
import type { BookMatch } from './run-matches.ts';

/** The code of the rules that a match is checked with. */
const CHECKED_BY = 'sports';

interface Team {
  readonly name: string;
  readonly iconUrl: string;
}

/** A match as a frame shows it. Odds in hundredths; null: not offered at this moment. */
export interface ShownMatch {
  readonly id: string;
  readonly sport: Sport;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly state: MatchState;
  readonly score: Score | null;
  readonly markets: readonly {
    readonly market: Market;
    readonly picks: readonly { readonly pick: string; readonly odds: number | null }[];
  }[];
  /** The hash of the seed that it is drawn from. */
  readonly seedHash: string;
  /** Once the seed is shown. */
  readonly proof?: RoundProof;
}

const proofOf = ({ id, sport, rates, seed, seedHash, moves, score }: BookMatch): RoundProof | undefined =>
  seed === null
    ? undefined
    : {
        game: CHECKED_BY,
        betNo: id,
        serverSeed: seed,
        clientSeed: id,
        nonce: 0,
        seedHash,
        stakeMinor: 0,
        payoutMinor: 0,
        choice: { sport, rates },
        outcome: { moves, score },
      };

const toTeam = (name: string): Team => ({ name, iconUrl: crestUrl(name) });

/** A match without what can be bet on in it. */
export const describe = (match: BookMatch, language: Language): Omit<ShownMatch, 'markets'> => {
  const proof = proofOf(match);
  return {
    id: match.id,
    sport: match.sport,
    league: match.league[language],
    home: toTeam(match.homeTeam),
    away: toTeam(match.awayTeam),
    startsAt: match.startsAt.toISOString(),
    state: match.state,
    score: match.score,
    seedHash: match.seedHash,
    ...(proof && { proof }),
  };
};

/** A match with all that can be bet on in it by now: nothing, where it is not on sale. */
export const showMatch = (match: BookMatch, language: Language, now: Date): ShownMatch => {
  const shown = describe(match, language);
  if (!isOnSale(match, now)) return { ...shown, markets: [] };
  const { offers, odds } = saleOf(match);
  const markets = offers.map(({ market, picks }) => ({
    market,
    picks: picks.map((pick) => ({ pick, odds: odds.get(pick) ?? null })),
  }));
  return { ...shown, markets };
};
