import { controlAddress } from '../fixtures/site.ts';

/** The value of a button of the desk, in the row that has these words. */
export const deskButton = async (path: string, words: string, name: string): Promise<string> => {
  const page = await (await fetch(`${controlAddress()}${path}`)).text();
  const row = page.split('<tr>').find((cells) => cells.includes(words)) ?? '';
  const [, value] = new RegExp(`name="${name}" value="(\\w+)"`).exec(row) ?? [];
  if (value === undefined) throw new Error(`The desk has no ${name} at ${path} for "${words}".`);
  return value;
};
