import type { LegState } from './book.tables.ts';
import type { Grade } from './rules/picks.ts';

/** What a leg of a match that was played becomes. */
export const STATE_OF_GRADE: Readonly<Record<`${Grade}`, LegState>> = {
  '1': 'won',
  '0.5': 'halfWon',
  '0': 'push',
  '-0.5': 'halfLost',
  '-1': 'lost',
};

/** How a leg counts in what its slip pays; an open one may still win. */
export const GRADE_OF_STATE: Readonly<Record<LegState, Grade>> = {
  open: 1,
  won: 1,
  halfWon: 0.5,
  push: 0,
  void: 0,
  halfLost: -0.5,
  lost: -1,
};
