import type { GameState, RoundResult } from '../../../../src/play/games/framework.ts';
import type { FacesOf } from '../../kit/dress.js';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { GameOutcome, GameSymbol } from '../rules/draw.ts';
import type { GameOdds } from '../rules/odds.ts';
import type { GameTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { GameOdds, GameSymbol };
export type Faces = FacesOf<GameSymbol>;

export interface OwnState extends GameState {
  readonly theme: GameTheme;
}

interface OwnAnswers {
  readonly state: OwnState;
  readonly result: RoundResult & { readonly outcome: GameOutcome };
  readonly odds: GameOdds;
}

type OwnKey = keyof typeof EN;
export type OwnTexts = TextsOf<TextKey | OwnKey>;
export type OwnFrame = Frame<OwnAnswers, OwnKey>;
export type OwnStage = Stage<OwnKey>;
