import type { GameState, RoundResult } from '../../../../src/play/games/framework.ts';
import type { FacesOf } from '../../kit/dress.js';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { WheelRules } from '../game.ts';
import type { WheelOdds } from '../rules/odds.ts';
import type { WheelOutcome } from '../rules/round.ts';
import type { WheelKind } from '../rules/wheel.ts';
import type { WheelTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { Chips } from '../rules/chips.ts';
export type { WheelKind, WheelOdds, WheelRules, WheelTheme };
export type Faces = FacesOf<WheelKind>;

export interface WheelState extends GameState {
  readonly rules: WheelRules;
  readonly theme: WheelTheme;
}

interface WheelAnswers {
  readonly state: WheelState;
  readonly result: RoundResult & { readonly outcome: WheelOutcome };
  readonly odds: WheelOdds;
}

type OwnKey = keyof typeof EN;
export type WheelTexts = TextsOf<TextKey | OwnKey>;
export type WheelFrame = Frame<WheelAnswers, OwnKey>;
export type WheelStage = Stage<OwnKey>;
