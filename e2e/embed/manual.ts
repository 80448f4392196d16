import { readFile } from 'node:fs/promises';
import { workspaceFile } from '../fixtures/site.ts';

/** The page, or the server, that the affiliate's guide shows (docs/affiliates.md): its first block of that language. */
export const guideBlock = async (language: 'html' | 'js'): Promise<string> => {
  const guide = await readFile(workspaceFile('docs/affiliates.md'), 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1];
  if (block === undefined) throw new Error(`The guide has no block of ${language}.`);
  return block;
};

/** The text with what its reader puts into it. Throws for what does not stand in it. */
export const putInto = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`The guide does not say ${from} any more.`);
    return filled.replaceAll(from, to);
  }, text);
