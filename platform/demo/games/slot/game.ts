import type { DemoGame } from '../../../src/play/games/framework.ts';
import { STAKES } from '../kit/stakes.ts';
import { SLOT_ODDS } from './rules/odds.ts';
import { FREE_SPINS, SHORTEST_WIN } from './rules/paytable.ts';
import { rules } from './rules/rules.ts';
import { slotTheme } from './theme.ts';

/** What starts the free spins: so many feature symbols, and how many spins they give. */
export interface SlotRules {
  readonly featureSymbols: number;
  readonly freeSpins: number;
}

const SLOT_RULES: SlotRules = { featureSymbols: SHORTEST_WIN, freeSpins: FREE_SPINS };

/** The slot of five reels and 243 ways. Every slot of the catalogue is this one in a dress of its own. */
export const slot = {
  code: 'slot',
  title: { EN: 'Slot, 243 ways', TY: 'Slot, 243 ways' },
  stakes: STAKES,
  odds: SLOT_ODDS,
  rules: SLOT_RULES,
  theme: slotTheme,
  ...rules,
} as const satisfies DemoGame;
