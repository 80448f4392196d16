import type { DemoGame } from '../../../src/play/games/framework.ts';
import { STAKES } from '../kit/stakes.ts';
import { type Chips, countChips, MOST_CHIPS } from './rules/chips.ts';
import { oddsOf, WHEEL_ODDS } from './rules/odds.ts';
import { rules } from './rules/rules.ts';
import { MULTIPLIERS, SEGMENTS } from './rules/wheel.ts';
import { wheelTheme } from './theme.ts';

/** The wheel as it is printed, what each kind pays, and how many chips a round takes. */
export interface WheelRules {
  readonly segments: typeof SEGMENTS;
  readonly multipliers: typeof MULTIPLIERS;
  readonly mostChips: number;
}

const WHEEL_RULES: WheelRules = { segments: SEGMENTS, multipliers: MULTIPLIERS, mostChips: MOST_CHIPS };

/** The wheel of a fair: chips on one or more of its six kinds, of which it stops on one. A stake is the value of a chip. */
export const wheel = {
  code: 'wheel',
  title: { EN: 'Wheel of the fair', TY: 'Ruleta ng perya' },
  stakes: STAKES,
  odds: WHEEL_ODDS,
  rules: WHEEL_RULES,
  theme: wheelTheme,
  stakeOf: (chips, chip) => chip * countChips(chips),
  oddsOf,
  ...rules,
} as const satisfies DemoGame<Chips>;
