import type { GameState } from '../../../../src/play/games/framework.ts';
import type { TableFairness } from '../../../../src/play/games/tables/table-fairness.ts';
import type { OwnView, SharedRound, TableView } from '../../../../src/play/games/tables/table-view.ts';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { GameAnswers } from '../../kit/types.d.ts';
import type { BaccaratRules, Bead } from '../game.ts';
import type { Card } from '../rules/cards.ts';
import type { Hand } from '../rules/hand.ts';
import type { BaccaratOdds } from '../rules/odds.ts';
import type { Laid, Spot } from '../rules/spots.ts';
import type { BaccaratTable } from '../tables.ts';
import type { BaccaratTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { BaccaratOdds, Bead, Card, Hand, Laid, OwnView, SharedRound, Spot, TableFairness, TableView };

export interface Views {
  readonly table: TableView;
  readonly own: OwnView;
}

export interface BaccaratState extends GameState {
  readonly rules: BaccaratRules;
  readonly theme: BaccaratTheme;
  readonly table: BaccaratTable;
}

interface BaccaratAnswers extends GameAnswers {
  readonly state: BaccaratState;
  readonly odds: BaccaratOdds;
}

type OwnKey = keyof typeof EN;
export type BaccaratTexts = TextsOf<TextKey | OwnKey>;
export type BaccaratFrame = Frame<BaccaratAnswers, OwnKey>;
export type BaccaratStage = Stage<OwnKey>;
export type BaccaratKey = TextKey | OwnKey;

/** What the table waits for. */
export type Phase = 'betting' | 'closed' | 'dealing' | 'result' | 'resting';
