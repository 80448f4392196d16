import type { GameState, RoundResult } from '../../../../src/play/games/framework.ts';
import type { FacesOf } from '../../kit/dress.js';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { CascadeRules } from '../game.ts';
import type { CascadeSymbol } from '../rules/board.ts';
import type { CascadeOdds } from '../rules/odds.ts';
import type { Cascade, CascadeOutcome } from '../rules/round.ts';
import type { CascadeTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { Board, Cell } from '../rules/board.ts';
export type { Cascade, CascadeOdds, CascadeSymbol };
export type Faces = FacesOf<CascadeSymbol>;

export interface CascadeState extends GameState {
  readonly rules: CascadeRules;
  readonly theme: CascadeTheme;
}

interface CascadeAnswers {
  readonly state: CascadeState;
  readonly result: RoundResult & { readonly outcome: CascadeOutcome };
  readonly odds: CascadeOdds;
}

type OwnKey = keyof typeof EN;
export type CascadeTexts = TextsOf<TextKey | OwnKey>;
export type CascadeFrame = Frame<CascadeAnswers, OwnKey>;
export type CascadeStage = Stage<OwnKey>;
