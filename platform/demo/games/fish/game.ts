import type { DemoGame } from '../../../src/play/games/framework.ts';
import { STAKES } from '../kit/stakes.ts';
import { MULTIPLIERS } from './rules/kinds.ts';
import { FISH_ODDS, oddsOf } from './rules/odds.ts';
import { rules } from './rules/rules.ts';
import { MOST_SHOTS, type Shots } from './rules/shots.ts';
import { fishTheme } from './theme.ts';

/** What a catch of each kind pays, and how many shots a batch takes. */
export interface FishRules {
  readonly multipliers: typeof MULTIPLIERS;
  readonly mostShots: number;
}

const FISH_RULES: FishRules = { multipliers: MULTIPLIERS, mostShots: MOST_SHOTS };

/** Shooting at fish: a round is a batch of shots, a stake is the level of the cannon that fired them. */
export const fish = {
  code: 'fish',
  title: { EN: 'Tide hunt', TY: 'Pangangaso sa dagat' },
  stakes: STAKES,
  odds: FISH_ODDS,
  rules: FISH_RULES,
  theme: fishTheme,
  stakeOf: (shots, level) => level * shots.length,
  oddsOf,
  ...rules,
} as const satisfies DemoGame<Shots>;
