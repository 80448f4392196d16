import type { Frame, FrameLocator } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import { test as base } from '../fixtures/test.ts';
import { type GameWords, readGameWords } from '../fixtures/texts.ts';
import { openSlot, type SlotGame } from './game-frame.ts';

const HIDDEN_BALANCE_KEY = 'hideBalance';

interface Wanted {
  /** What the member has, in minor units. */
  readonly balanceMinor?: number;
  /** The member has hidden the balance before. */
  readonly isBalanceHidden?: boolean;
}

interface Playing {
  readonly game: FrameLocator;
  /** The game's own frame as it is at the start: after a new launch it is another one. */
  readonly frame: Frame;
  readonly word: GameWords;
}

interface SlotFixtures {
  /** Which of the demo's slots is played: `test.use({ slot })`. */
  readonly slot: SlotGame;
  /** A new member opens a slot from the lobby, which stands ready. */
  readonly playSlot: (wanted?: Wanted) => Promise<Playing>;
}

export const test = base.extend<SlotFixtures>({
  slot: ['slot', { option: true }],

  playSlot: async ({ page, pages, control, language, signedInAs, slot }, use) =>
    use(async ({ isBalanceHidden = false, ...ask } = {}) => {
      await signedInAs(await aMember(control, ask));
      if (isBalanceHidden) await page.evaluate((key) => localStorage.setItem(key, '1'), HIDDEN_BALANCE_KEY);
      const frame = await openSlot(page, pages, slot, language);
      return { game: pages.launcher.game, frame, word: await readGameWords(language, slot) };
    }),
});
