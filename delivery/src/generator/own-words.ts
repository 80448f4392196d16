import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../workspace/workspace.ts';

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

const UNTRANSLATED = 'Isalin: ';

/**
 * Filipino texts in which what is still English says so ("Translate: …"), on the page as in the file: a template knows
 * no Filipino, and `verify` refuses texts that are the same in both languages.
 */
export const toTranslate = (texts: Texts, english: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const known = english[key];
      if (isTexts(text)) return [key, toTranslate(text, isTexts(known) ? known : {})];
      return [key, text === known ? `${UNTRANSLATED}${text}` : text];
    }),
  );
