import type { Language } from 'shared-kernel/contracts/values';
import { readGameTexts } from '../fixtures/texts.ts';
import type { Pages } from '../pages/pages.ts';

export interface Played {
  /** The game's name. */
  readonly game: string;
  readonly spins: number;
  /** What the game says the balance is now: `₱995.00`. */
  readonly balance: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `Win {amount}. Balance {balance}.` as a pattern that finds the balance. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(escaped(sentence).replace('\\{amount\\}', '.+?').replace('\\{balance\\}', '(?<balance>\\S+?)').concat('$'));

/** Spins once and waits for the result that the game announces. Answers the balance in its words. */
export const spinOnce = async ({ launcher }: Pages, language: Language): Promise<string> => {
  const texts = await readGameTexts(language);
  const patterns = [texts.sayWin, texts.sayNoWin].map((sentence = '') => patternOf(sentence));
  const { game } = launcher;
  const announcer = game.locator('#announcer');
  const spin = game.getByRole('button', { name: texts.spin ?? '', exact: true });
  await spin.and(game.locator('[data-phase="idle"] button')).waitFor();
  await announcer.evaluate((element) => element.replaceChildren());
  await spin.click();
  const announced = announcer.filter({ hasText: new RegExp(patterns.map(({ source }) => source.replace('<balance>', ':').replace('(?:', '(?:')).join('|')) });
  await announced.waitFor();
  const said = (await announced.textContent()) ?? '';
  return patterns.map((pattern) => pattern.exec(said)?.groups?.balance).find((balance) => balance !== undefined) ?? '';
};

/** Spins until the balance has moved: a win may give back exactly the bet. */
export const spinUntilBalanceMoves = async (pages: Pages, language: Language, before: string): Promise<Played> => {
  const game = (await pages.launcher.title.textContent()) ?? '';
  for (let spins = 1; ; spins += 1) {
    const balance = await spinOnce(pages, language);
    if (balance !== before) return { game, spins, balance };
  }
};
