import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../site/workspace.ts';

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const flat = (texts: Texts): readonly unknown[] =>
  Object.values(texts).flatMap((each) => (isTexts(each) ? flat(each) : [each]));

const kitWords = (): ReadonlySet<unknown> =>
  new Set(flat(JSON.parse(readFileSync(join(WORKSPACE, 'shared-kernel/src/kit/texts.en.json'), 'utf8'))));

const amend = (texts: Texts, kit: ReadonlySet<unknown>): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (isTexts(text)) return [key, amend(text, kit)];
      return [key, kit.has(text) ? `${text} here` : text];
    }),
  );

/**
 * A new feature's first texts, told apart from what the kit says already: `verify` refuses a word that is there twice. Whoever
 * writes the page's real texts takes the kit's where they are meant.
 */
export const ownWords = (texts: Texts): Texts => amend(texts, kitWords());
