import type { GameState, RoundResult } from '../../../../src/play/games/framework.ts';
import type { FacesOf } from '../../kit/dress.js';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { SlotRules } from '../game.ts';
import type { SlotOdds } from '../rules/odds.ts';
import type { SlotSymbol } from '../rules/reels.ts';
import type { FreeSpin, SlotOutcome } from '../rules/round.ts';
import type { SlotTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { Cell } from '../rules/evaluate.ts';
export type { ReelWindow } from '../rules/reels.ts';
export type { FreeSpin, SlotOdds, SlotOutcome, SlotSymbol };
export type Faces = FacesOf<SlotSymbol>;

export interface SlotState extends GameState {
  readonly rules: SlotRules;
  readonly theme: SlotTheme;
}

export interface SlotResult extends RoundResult {
  readonly outcome: SlotOutcome;
}

interface SlotAnswers {
  readonly state: SlotState;
  readonly result: SlotResult;
  readonly odds: SlotOdds;
}

type OwnKey = keyof typeof EN;
export type SlotTextKey = TextKey | OwnKey;
export type SlotTexts = TextsOf<SlotTextKey>;
export type SlotFrame = Frame<SlotAnswers, OwnKey>;
export type SlotStage = Stage<OwnKey>;
