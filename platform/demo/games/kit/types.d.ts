import type { GameState, PublishedOdds, RoundResult } from '../../../src/play/games/framework.ts';

export type { SymbolTheme } from '../symbol-theme.ts';
export type { GameState, PublishedOdds, RoundResult };

export type Language = 'EN' | 'TY';

/** A round that was asked for. Its key stays the same until the server has answered it. */
export interface Ask {
  readonly stake: number;
  readonly idempotencyKey: string;
  /** What the game's `readChoice` reads; absent where it has none. */
  readonly choice?: unknown;
}

/** What a game's answers are, more closely than the framework knows. */
export interface GameAnswers {
  readonly state: GameState;
  readonly result: RoundResult;
  readonly odds: PublishedOdds;
}
