import type { DemoGame } from '../../../src/play/games/framework.ts';
import { STAKES } from '../kit/stakes.ts';
import { CASCADE_ODDS } from './rules/odds.ts';
import { LEAST, MULTIPLIERS } from './rules/paytable.ts';
import { rules } from './rules/rules.ts';
import { cascadeTheme } from './theme.ts';

/** How many alike win, and what multiplies each cascade. */
export interface CascadeRules {
  readonly least: number;
  readonly multipliers: readonly number[];
}

const CASCADE_RULES: CascadeRules = { least: LEAST, multipliers: MULTIPLIERS };

/** The slot whose wins vanish and let new symbols fall. */
export const cascade = {
  code: 'cascade',
  title: { EN: 'Slot, cascades', TY: 'Slot, cascades' },
  stakes: STAKES,
  odds: CASCADE_ODDS,
  rules: CASCADE_RULES,
  theme: cascadeTheme,
  ...rules,
} as const satisfies DemoGame;
