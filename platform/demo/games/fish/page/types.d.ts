import type { GameState, RoundResult } from '../../../../src/play/games/framework.ts';
import type { FacesOf } from '../../kit/dress.js';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { FishRules } from '../game.ts';
import type { FishKind } from '../rules/kinds.ts';
import type { FishOdds } from '../rules/odds.ts';
import type { FishOutcome } from '../rules/round.ts';
import type { FishTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { Ask } from '../../kit/types.d.ts';
export type { Motion } from '../species.ts';
export type { FishKind, FishOdds, FishTheme };
export type Faces = FacesOf<FishKind>;

export interface FishState extends GameState {
  readonly rules: FishRules;
  readonly theme: FishTheme;
}

export type FishResult = RoundResult & { readonly outcome: FishOutcome };

interface FishAnswers {
  readonly state: FishState;
  readonly result: FishResult;
  readonly odds: FishOdds;
}

type OwnKey = keyof typeof EN;
export type FishTexts = TextsOf<TextKey | OwnKey>;
export type FishFrame = Frame<FishAnswers, OwnKey>;
export type FishStage = Stage<OwnKey>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where something is in the sea, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fish in the sea. Its way is fixed when it comes: where it is at any time follows from that. */
export interface Swimmer {
  readonly id: number;
  readonly kind: FishKind;
  /** When it came, in ms. */
  readonly since: number;
  /** 1: to the right. */
  readonly direction: 1 | -1;
  /** Widths of the sea a second. */
  readonly speed: number;
  /** 0: at the top of the water, 1: at its floor. */
  readonly depth: number;
  readonly phase: number;
}

/** One shot that was fired. */
export interface Shot {
  readonly kind: FishKind;
  /** The cannon's level, in minor units. */
  readonly stake: number;
  /** The fish that it was aimed at, for the page's eyes. */
  readonly target: number;
}
