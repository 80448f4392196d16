import type { DemoGame } from '../framework.ts';
import { SLOT_ODDS } from './odds.ts';
import { STAKES } from './paytable.ts';
import { playSlotRound, totalPayout } from './round.ts';
import { slotTheme } from './theme.ts';

/** The slot of five reels and 243 ways. Every slot of the catalogue is this one in a dress of its own. */
export const slot = {
  code: 'slot',
  title: { EN: 'Slot, 243 ways', TY: 'Slot, 243 paraan' },
  stakes: STAKES,
  odds: SLOT_ODDS,
  theme: slotTheme,
  play: ({ stakeMinor, random }) => {
    const outcome = playSlotRound(stakeMinor, random);
    return { payoutMinor: totalPayout(outcome), outcome };
  },
} as const satisfies DemoGame;
