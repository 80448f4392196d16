import type { GameState, RoundResult } from '../../src/games/framework.ts';
import type { SlotOdds } from '../../src/games/slot/odds.ts';
import type { FreeSpin, SlotOutcome } from '../../src/games/slot/round.ts';
import type { SlotTheme } from '../../src/games/slot/theme.ts';

export type { Cell, Win } from '../../src/games/slot/evaluate.ts';
export type { ReelWindow, SlotSymbol } from '../../src/games/slot/reels.ts';
export type { FreeSpin, SlotOdds, SlotOutcome, SlotTheme };

export type Language = 'EN' | 'TY';

export interface SlotState extends GameState {
  readonly theme: SlotTheme;
}

export interface SlotResult extends RoundResult {
  readonly outcome: SlotOutcome;
}

/** A round that was asked for. Its key stays the same until the server has answered it. */
export interface Ask {
  readonly stake: number;
  readonly idempotencyKey: string;
}
