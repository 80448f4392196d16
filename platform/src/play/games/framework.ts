import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import type { RoundRules } from '../fair-random/check-round.ts';
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
 *   GET  /wps/play/api/fair?before=<id> → Fairness (what is promised for the next rounds, and earlier ones)
 *   POST /wps/play/api/fair { clientSeed, seedHash } → Fairness    (reveals the seed that drew until now)
 *   GET  /wps/play/api/table, /table/stream; POST /table/bet, /table/take-back; GET /table/fair (`tables/tables.api.ts`)
 *   GET  /wps/play/api/book?lang=EN|TY&match=<id>; POST /wps/play/api/slips (`book/book.api.ts`)
 *   GET  /wps/play/api/cards, /cards/stream; POST /cards/sit, /cards/leave, /cards/play; GET /cards/fair (`card-rooms/card-rooms.api.ts`)
 *   GET  /wps/play/api/odds?game=<gameCode> → PublishedOdds (public)
 */

/**
 * What a game publishes about its chances. `chance` is a share of 1; `multiplier` is payout divided by stake. With a choice:
 * of the likeliest single one.
 */
export interface PublishedOdds {
  readonly returnToPlayer: number;
  /** Absent in a game without rounds. */
  readonly hitFrequency?: number;
  readonly outcomes: readonly { readonly key: string; readonly chance: number; readonly multiplier: number }[];
}

/** The game of the catalogue that a frame dresses as. */
export interface GameIdentity {
  readonly gameId: string;
  readonly category: GameCategory;
  /** The vendor's code: one game may dress differently for each. */
  readonly vendor?: string;
  readonly vendorHue: number;
  readonly title: string;
}

/** A table of a game whose rounds many players share. */
export interface TableSettings {
  readonly code: string;
  /** In minor units, ascending. */
  readonly chips: readonly number[];
  /** The most that a member lays in one round, in minor units. */
  readonly mostMinor: number;
}

/** What lies on each spot of a table, in minor units. */
export type LaidChips = Readonly<Partial<Record<string, number>>>;

/** One round of a shoe, once nobody bets any more. */
export interface DealtRound {
  readonly outcome: unknown;
  /** The shoe ends with it. */
  readonly isLast: boolean;
  /** How long it is shown before it counts, in ms. */
  readonly showMs: number;
  /** What the table's road says of it. */
  readonly mark: unknown;
}

/** A game that is played at tables, by the server's clock: rounds of a shoe that all who sit there share. Its choice is `LaidChips`. */
export interface SharedRounds {
  tableFor(game: Pick<StoredGame, 'vendor' | 'gameId'>): TableSettings;
  /** A round, from 0, with all those before it in its shoe. */
  deal(random: RandomSource, round: number): DealtRound;
  /** What the chips are paid, and what of them counts as a bet: not what the result just returns. In minor units. */
  settle(outcome: unknown, laid: LaidChips): { readonly payoutMinor: number; readonly validMinor: number };
  /** Chips as a page sent them. Undefined: none of this game. */
  readLaid(raw: unknown): LaidChips | undefined;
}

/** A room of a game of seats and turns. */
export interface RoomSettings {
  readonly code: string;
  /** What a seat costs, in minor units. */
  readonly stakeMinor: number;
  /** How long seats stay open once the first is taken; those that are left then are the house's. */
  readonly seatingMs: number;
  /** How long a player has for a turn, and how long a seat of the house takes for one. */
  readonly turnMs: number;
  readonly thinkMs: number;
  /** Who sits for the house, by seat. */
  readonly house: readonly string[];
}

/** One move of a card game; without cards it is a pass. `clock`: it was made for a player whose time was up. */
export interface CardMove {
  readonly cards: readonly string[];
  readonly by: 'player' | 'clock' | 'house';
}

/** All that decides how a round of a card game stands. */
export interface CardTable {
  /** What each seat was dealt. */
  readonly dealt: readonly (readonly string[])[];
  readonly moves: readonly CardMove[];
}

/** A card game of seats and turns, by the server's clock: members against each other, and against seats of the house. */
export interface SeatedCards {
  readonly seats: number;
  roomFor(game: Pick<StoredGame, 'vendor' | 'gameId'>): RoomSettings;
  deal(random: RandomSource): CardTable['dealt'];
  /** Whose turn it is; null: the round is over. */
  turnOf(table: CardTable): number | null;
  /** What house or clock play at this turn. */
  choose(table: CardTable, by: 'clock' | 'house'): readonly string[];
  /** Cards as a page sent them. Undefined: none of this game. */
  readCards(raw: unknown): readonly string[] | undefined;
  /** Why the rules do not allow these cards at this turn; undefined: they do. */
  refusalOf(table: CardTable, cards: readonly string[]): string | undefined;
  /** What who sits there may see while the round is on. */
  viewOf(table: CardTable, seat: number): unknown;
  /** Of a round that is over. */
  endOf(table: CardTable): { readonly winner: number; readonly outcome: unknown };
  /** What the round is checked with, as `readChoice` reads it; `members`: their seats. */
  choiceOf(table: CardTable, seat: number, members: readonly number[]): unknown;
  /** What a member is paid who wins among so many, in minor units. */
  prizeOf(stakeMinor: number, members: number): number;
  /** What a member's seat is paid where `winner` is the first, in minor units. */
  payoutOf(
    stakeMinor: number,
    seated: { readonly seat: number; readonly members: readonly number[] },
    winner: number,
  ): number;
}

export interface DemoGame<Choice = unknown> extends RoundRules<Choice> {
  readonly code: string;
  readonly title: Readonly<Record<'EN' | 'TY', string>>;
  /** Stakes on offer, in minor units (centavos), ascending. */
  readonly stakes: readonly number[];
  readonly odds: PublishedOdds;
  /** What the frame says of the rules at first sight; sent as it is in `GameState.rules`. */
  readonly rules?: unknown;
  /** How the frame dresses for one game of the catalogue; sent as it is in `GameState.theme`. */
  readonly theme?: (game: GameIdentity) => unknown;
  /** What a choice stakes in all at a stake on offer, in minor units; the stake itself, if absent. */
  stakeOf?(choice: Choice, stake: number): number;
  /** What a choice makes of the published odds; the same, if absent. */
  oddsOf?(choice: Choice): Pick<PublishedOdds, 'returnToPlayer' | 'hitFrequency'>;
  /** Of a game whose rounds are shared; it is played by `table` calls (`tables/`), and by no `round`. */
  readonly shared?: SharedRounds;
  /** Of a game of seats and turns; it is played by `cards` calls (`card-rooms/`), and by no `round`. */
  readonly seated?: SeatedCards;
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
  /** What `DemoGame.rules` says; null when the game has nothing to say before its odds are asked for. */
  readonly rules: unknown;
  /** The table, of a game whose rounds are shared. */
  readonly table: TableSettings | null;
  /** The room, of a game of seats and turns. */
  readonly room: RoomSettings | null;
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
  /** The hash of the server seed that drew the round, and the round's number under it: what its proof is held against. */
  readonly seedHash: string | null;
  readonly nonce: number | null;
}
