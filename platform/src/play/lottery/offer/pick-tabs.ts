import type { PlayTab } from './lottery.ts';
import { pick } from './pick-plays.ts';

/** Six of 42, in any order; up to twelve marks are a system. */
export const SIX_OF_42: readonly PlayTab[] = [
  {
    code: 'six-of-42',
    name: { EN: 'Six numbers', TY: 'Anim na numero' },
    playType: 'trad',
    plays: [
      pick({
        code: 'six',
        name: { EN: 'Six of 42', TY: 'Anim sa 42' },
        rule: {
          EN: 'Six numbers in any order. Three hits already win.',
          TY: 'Anim na numero sa kahit anong ayos. Panalo na sa tatlong tama.',
        },
        picks: 6,
        min: 1,
        max: 42,
        maxMarks: 12,
        oddsByHits: { 6: 45_000_000, 5: 120_000, 4: 4_000, 3: 200 },
      }),
    ],
  },
];

/** Five of 35, or a few of them. */
export const FIVE_OF_35: readonly PlayTab[] = [
  {
    code: 'five-of-35',
    name: { EN: 'Numbers', TY: 'Mga numero' },
    playType: 'trad',
    plays: [
      pick({
        code: 'five',
        name: { EN: 'Five of 35', TY: 'Lima sa 35' },
        rule: {
          EN: 'Five numbers in any order. Three hits already win.',
          TY: 'Limang numero sa kahit anong ayos. Panalo na sa tatlong tama.',
        },
        picks: 5,
        min: 1,
        max: 35,
        maxMarks: 10,
        oddsByHits: { 5: 15_000_000, 4: 40_000, 3: 1_200 },
      }),
      ...[
        { picks: 3, odds: 56_000, name: { EN: 'Three hits', TY: 'Tatlong tama' } },
        { picks: 2, odds: 5_100, name: { EN: 'Two hits', TY: 'Dalawang tama' } },
      ].map(({ picks, odds, name }) =>
        pick({
          code: `hits-${picks}`,
          name,
          rule: {
            EN: `All ${picks} marked numbers are among those drawn.`,
            TY: `Lahat ng ${picks} na minarkahang numero ay nabola.`,
          },
          picks,
          min: 1,
          max: 35,
          maxMarks: 8,
          oddsByHits: { [picks]: odds },
        }),
      ),
    ],
  },
];

/** Ten of 40 are drawn; one to five are guessed. */
export const KENO: readonly PlayTab[] = [
  {
    code: 'keno',
    name: { EN: 'Keno', TY: 'Keno' },
    playType: 'ent',
    plays: [360, 1_560, 7_400, 39_000, 235_000].map((odds, index) =>
      pick({
        code: `spot-${index + 1}`,
        name: { EN: `${index + 1} spot`, TY: `${index + 1} spot` },
        rule: {
          EN: `All ${index + 1} marked numbers are among those drawn.`,
          TY: `Lahat ng ${index + 1} na minarkahang numero ay nabola.`,
        },
        picks: index + 1,
        min: 1,
        max: 40,
        maxMarks: 10,
        oddsByHits: { [index + 1]: odds },
      }),
    ),
  },
];
