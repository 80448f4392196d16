import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { RandomSource } from '../fair-random/fair-random.ts';

/**
 * The contract of a demo game with a seamless wallet: the game decides an outcome, the platform moves the money.
 *
 * A game's page, `<game>/page/`, is served at `/wps/play/<gameCode>?lang=EN|TY&site=<origin>#launch=<ticket>` (and
 * `hidden=balance` where the player hides amounts) on games' host name (docs/decisions/0010-games-origin.md); its files at
 * `/wps/play/frames/<game>/page/<file>`. It never has the site's origin, so it has no cookies and no session: it takes the
 * ticket out of its address, asks for a launch token with it, keeps that in memory, and calls the game API with the
 * header `Launch: <token>`. The answers come in the API's usual envelope. A ticket opens once: after a reload the frame
 * asks the page around it for another launch.
 *
 *   POST /wps/play/api/open   → OpenedGame       (`Launch: <ticket>`)
 *   GET  /wps/play/api/state  → GameState
 *   POST /wps/play/api/round  { stake, idempotencyKey, choice? } → RoundResult     (same key, same answer)
 *   GET  /wps/play/api/odds?game=<gameCode> → PublishedOdds (public)
 */

/** What a game publishes about its chances. `chance` is a share of 1; `multiplier` is payout divided by stake. */
export interface PublishedOdds {
  readonly returnToPlayer: number;
  readonly hitFrequency: number;
  readonly outcomes: readonly { readonly key: string; readonly chance: number; readonly multiplier: number }[];
}

/** The game of the catalogue that a frame dresses as. */
export interface GameIdentity {
  readonly gameId: string;
  readonly category: GameCategory;
  readonly vendorHue: number;
  readonly title: string;
}

/** What a round is played with. */
export interface RoundInput<Choice = unknown> {
  /** What is staked in all. */
  readonly stakeMinor: number;
  /** What `readChoice` returned; undefined where the game has none. */
  readonly choice: Choice;
  readonly random: RandomSource;
  /** What the last round of this member in this game returned. */
  readonly state: unknown;
}

export interface PlayedRound {
  readonly payoutMinor: number;
  readonly outcome: unknown;
  readonly state?: unknown;
}

export interface DemoGame<Choice = unknown> {
  readonly code: string;
  readonly title: Readonly<Record<'EN' | 'TY', string>>;
  /** Stakes on offer, in minor units (centavos), ascending. */
  readonly stakes: readonly number[];
  readonly odds: PublishedOdds;
  /** What the frame says of the rules at first sight; sent as it is in `GameState.rules`. */
  readonly rules?: unknown;
  /** How the frame dresses for one game of the catalogue; sent as it is in `GameState.theme`. */
  readonly theme?: (game: GameIdentity) => unknown;
  /** What the player chooses besides the stake, of what a page sent. Undefined: no such choice; the round is refused. */
  readChoice?(raw: unknown): Choice | undefined;
  /** What a choice stakes in all at a stake on offer, in minor units; the stake itself, if absent. */
  stakeOf?(choice: Choice, stake: number): number;
  /** One round, without side effects. */
  play(input: RoundInput<Choice>): PlayedRound;
}

/** What a frame shows on opening. Amounts in minor units. */
export interface GameState {
  readonly gameCode: string;
  readonly nodeId: string;
  readonly title: string;
  readonly vendorName: string;
  readonly vendorHue: number;
  readonly iconUrl: string;
  readonly currency: string;
  readonly isFreePlay: boolean;
  readonly stakes: readonly number[];
  readonly balanceMinor: number;
  /** A new round begins no sooner than this after the answer to the one before, in ms; 0: whenever it likes. */
  readonly shortestRoundMs: number;
  readonly state: unknown;
  /** What `DemoGame.rules` says; null when the game has nothing to say before its odds are asked for. */
  readonly rules: unknown;
  /** What `DemoGame.theme` returned for this game; null when the game has one look only. */
  readonly theme: unknown;
}

/** What a ticket opens. */
export interface OpenedGame {
  /** The token for every later call of this frame. */
  readonly launch: string;
  readonly state: GameState;
}

export interface RoundResult {
  readonly betNo: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly balanceMinor: number;
  readonly outcome: unknown;
}
