import type { DemoGame } from '../../../src/play/games/framework.ts';
import { dealRound, type Hand } from './rules/hand.ts';
import { BACCARAT_ODDS, oddsOf } from './rules/odds.ts';
import { rules } from './rules/rules.ts';
import { type Laid, PAYS, PUSH, payoutOf, percentOf, readLaid, SPOTS, sumOf } from './rules/spots.ts';
import { TABLES, tableFor } from './tables.ts';
import { baccaratTheme } from './theme.ts';

/** What each spot pays, in percent of its stake, in the order of the table. */
export interface BaccaratRules {
  readonly spots: typeof SPOTS;
  readonly pays: typeof PAYS;
}

/** A bead of the road. */
export type Bead = Pick<Hand, 'winner' | 'playerPair' | 'bankerPair'>;

/** So long four cards are dealt and turned, and each one more. */
const FOUR_CARDS_MS = 4_500;
const CARD_MS = 1_500;

const isHand = (outcome: unknown): outcome is Hand =>
  typeof outcome === 'object' && outcome !== null && 'winner' in outcome && 'playerPair' in outcome;

const BACCARAT_RULES: BaccaratRules = { spots: SPOTS, pays: PAYS };

/** Baccarat with eight decks, at tables. Whoever lays chips chooses by himself what they are worth; `stakes` are all chips of all tables. */
export const baccarat = {
  code: 'baccarat',
  title: { EN: 'Baccarat', TY: 'Baccarat' },
  stakes: [...new Set(TABLES.flatMap(({ chips }) => chips))].sort((one, other) => one - other),
  odds: BACCARAT_ODDS,
  rules: BACCARAT_RULES,
  theme: baccaratTheme,
  stakeOf: sumOf,
  oddsOf,
  ...rules,
  shared: {
    tableFor,
    deal: (random, round) => {
      const { hand, isLast } = dealRound(random, round);
      const { winner, playerPair, bankerPair } = hand;
      const more = hand.player.length + hand.banker.length - 4;
      const mark: Bead = { winner, playerPair, bankerPair };
      return { outcome: hand, isLast, showMs: FOUR_CARDS_MS + more * CARD_MS, mark };
    },
    readLaid,
    settle: (outcome, laid) => {
      if (!isHand(outcome)) throw new Error('The outcome is no hand of baccarat.');
      const pushed = SPOTS.filter((spot) => percentOf(spot, outcome) === PUSH);
      const returned = pushed.reduce((sum, spot) => sum + (laid[spot] ?? 0), 0);
      return { payoutMinor: payoutOf(outcome, laid), validMinor: sumOf(laid) - returned };
    },
  },
} as const satisfies DemoGame<Laid>;
