import type { GameState, OpenedGame, RoundResult } from '../../../src/play/games/framework.ts';
import type { SlotOdds } from '../../src/slot/odds.ts';
import type { FreeSpin, SlotOutcome } from '../../src/slot/round.ts';
import type { SlotRules } from '../../src/slot/slot.ts';
import type { SlotTheme } from '../../src/slot/theme.ts';

export type { Cell, Win } from '../../src/slot/evaluate.ts';
export type { ReelWindow, SlotSymbol } from '../../src/slot/reels.ts';
export type { FreeSpin, SlotOdds, SlotOutcome, SlotTheme };

export type Language = 'EN' | 'TY';

export interface SlotState extends GameState {
  readonly rules: SlotRules;
  readonly theme: SlotTheme;
}

export interface SlotOpened extends OpenedGame {
  readonly state: SlotState;
}

export interface SlotResult extends RoundResult {
  readonly outcome: SlotOutcome;
}

/** A round that was asked for. Its key stays the same until the server has answered it. */
export interface Ask {
  readonly stake: number;
  readonly idempotencyKey: string;
}
