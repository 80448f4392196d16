import type { Language } from '@shared-kernel/contracts/system/values';
import { readCookie } from './cookies.ts';

/** The name under which the language switcher keeps its choice (specification: browsing §3, local records). */
const LANGUAGE_COOKIE = 'language';

/** Filipino travels as TY inside the product and as `fil` (older systems: `tl`) outside it. */
const BY_TAG: ReadonlyMap<string, Language> = new Map([
  ['en', 'EN'],
  ['fil', 'TY'],
  ['tl', 'TY'],
]);

export const HTML_LANG: Readonly<Record<Language, string>> = { EN: 'en', TY: 'fil' };

export const isLanguage = (value: string | null | undefined): value is Language => value === 'EN' || value === 'TY';

const acceptedLanguage = (header: string): Language | undefined =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';').map((part) => part.trim());
      const weight = quality === undefined ? 1 : Number(quality.replace(/^q=/, ''));
      return { language: BY_TAG.get(tag.toLowerCase().split('-')[0] ?? ''), weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;

/** The visitor's own choice, else the browser's first language that the site speaks, else English. */
export const chooseLanguage = (headers: Headers): Language => {
  const chosen = readCookie(headers, LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(headers.get('Accept-Language') ?? '') ?? 'EN';
};
