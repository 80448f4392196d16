import type { ShownMatch } from '../../../../src/play/games/book/shown-match.ts';
import type { ShownSlip } from '../../../../src/play/games/book/slip-list.ts';
import type { Frame } from '../../kit/frame.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { GameAnswers, GameState } from '../../kit/types.d.ts';
import type { BookTheme } from '../game.ts';
import type { EN } from './texts.en.js';

export type { ShownMatch, ShownSlip };

export interface BookState extends GameState {
  readonly theme: BookTheme;
}

export interface BookAnswers extends GameAnswers {
  readonly state: BookState;
}

export type OwnKey = keyof typeof EN;
export type BookTexts = TextsOf<TextKey | OwnKey>;
export type BookFrame = Frame<BookAnswers, OwnKey>;
export type DescribedMatch = Omit<ShownMatch, 'markets'>;

export interface Terms {
  readonly margin: number;
  readonly moves: number;
  readonly abandonedOf: number;
  readonly mostLegs: number;
  readonly leastStakeMinor: number;
  readonly mostStakeMinor: number;
  readonly mostPayoutMinor: number;
}

export interface Book {
  readonly now: string;
  readonly matches: readonly ShownMatch[];
  readonly playing: readonly DescribedMatch[];
  readonly results: readonly DescribedMatch[];
  readonly slips: readonly ShownSlip[];
  readonly balanceMinor: number;
  readonly terms: Terms;
}

export interface PlacedSlip {
  readonly betNo: string;
  readonly stakeMinor: number;
  readonly odds: readonly number[];
  readonly balanceMinor: number;
}

/** A pick on the slip. `odds` are those that the player has seen; `now` those of now, null where it is not on offer. */
export interface Leg {
  readonly match: ShownMatch;
  readonly pick: string;
  odds: number;
  now: number | null;
  isClosed: boolean;
}
