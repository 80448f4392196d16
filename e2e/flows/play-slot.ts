import type { Language } from 'shared-kernel/contracts/values';
import { readGameWords } from '../fixtures/texts.ts';
import type { Pages } from '../pages/pages.ts';

export interface Played {
  /** The game's name. */
  readonly game: string;
  readonly spins: number;
  /** What the game says the balance is now: `₱995.00`. */
  readonly balance: string;
}

/** The game announces a result with the balance at its end. */
const AMOUNT = /₱[\d,]+\.\d\d/g;

/** Spins once and waits for the result that the game announces. Answers the balance in the game's words. */
const spinOnce = async ({ launcher }: Pages, language: Language): Promise<string> => {
  const word = await readGameWords(language);
  const { game } = launcher;
  const announcer = game.getByRole('status').filter({ hasText: AMOUNT });
  await game.locator('[data-phase="idle"]').waitFor();
  await game.getByRole('status').evaluate((element) => element.replaceChildren());
  await game.getByRole('button', { name: word('spin'), exact: true }).click();
  const said = await announcer.textContent();
  return said?.match(AMOUNT)?.at(-1) ?? '';
};

/** Spins until the balance has moved: a win may give back exactly the bet. */
export const spinUntilBalanceMoves = async (pages: Pages, language: Language, before: string): Promise<Played> => {
  for (let spins = 1; ; spins += 1) {
    const balance = await spinOnce(pages, language);
    if (balance !== before) return { game: (await pages.launcher.title.textContent()) ?? '', spins, balance };
  }
};
