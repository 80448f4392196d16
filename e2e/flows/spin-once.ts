import type { Language } from '@shared-kernel/contracts/system/values';
import { readGameWords } from '../fixtures/texts.ts';
import type { Pages } from '../pages/pages.ts';

/** The game announces a result with the balance at its end. */
const AMOUNT = /₱[\d,]+\.\d\d/g;

/** Spins once and waits for the result that the game announces. Answers the balance in the game's words. */
export const spinOnce = async ({ launcher }: Pick<Pages, 'launcher'>, language: Language): Promise<string> => {
  const word = await readGameWords(language);
  const { game } = launcher;
  const announcer = game.getByRole('status').filter({ hasText: AMOUNT });
  await game.locator('[data-phase="idle"]').waitFor();
  await game.getByRole('status').evaluate((element) => element.replaceChildren());
  await game.getByRole('button', { name: word('spin'), exact: true }).click();
  const said = await announcer.textContent();
  return said?.match(AMOUNT)?.at(-1) ?? '';
};
