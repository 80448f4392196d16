import type { CardRoomFairness } from '../../../../src/play/games/card-rooms/card-room-fairness.ts';
import type { CardRoomView, CardRoundView, SeatView } from '../../../../src/play/games/card-rooms/card-room-view.ts';
import type { GameState } from '../../../../src/play/games/framework.ts';
import type { Frame } from '../../kit/frame.js';
import type { Stage } from '../../kit/stage.js';
import type { TextKey, TextsOf } from '../../kit/texts.js';
import type { GameAnswers } from '../../kit/types.d.ts';
import type { PusoyRules, PusoyView, ShownMove } from '../game.ts';
import type { PusoyRoom } from '../rooms.ts';
import type { Card } from '../rules/cards.ts';
import type { PusoyTheme } from '../theme.ts';
import type { EN } from './texts.en.js';

export type { Card, CardRoomFairness, CardRoomView, CardRoundView, PusoyView, SeatView, ShownMove };

export interface PusoyState extends GameState {
  readonly rules: PusoyRules;
  readonly theme: PusoyTheme;
  readonly room: PusoyRoom;
}

interface PusoyAnswers extends GameAnswers {
  readonly state: PusoyState;
}

type OwnKey = keyof typeof EN;
export type PusoyKey = TextKey | OwnKey;
export type PusoyTexts = TextsOf<PusoyKey>;
export type PusoyFrame = Frame<PusoyAnswers, OwnKey>;
export type PusoyStage = Stage<OwnKey>;

/** What the player can do. */
export type Phase = 'idle' | 'waiting' | 'turn' | 'watching';
