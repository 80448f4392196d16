import type { Language } from '@shared-kernel/contracts/system/values';

/** A locale file, flat: `{"menu": {"home": "Home"}}` is `menu.home` → `Home`. */
export type FlatTexts = ReadonlyMap<string, string>;

type Nested = { readonly [key: string]: string | Nested };

const flatten = (texts: Nested, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

export const readTexts = (json: string): FlatTexts => new Map(flatten(JSON.parse(json), ''));

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The key as code writes it: `foot.unread` for `foot.unread_one`. */
const stemOf = (key: string): string => key.replace(PLURAL, '');

export const isPlural = (key: string): boolean => PLURAL.test(key);

/** The keys as code writes them. */
export const stemsOf = (texts: FlatTexts): ReadonlySet<string> => new Set([...texts.keys()].map(stemOf));

/** By whose rules each language counts: `TY` is Filipino. */
const PLURAL_RULES: Readonly<Record<Language, string>> = { EN: 'en', TY: 'fil' };

const placeholdersOf = (texts: FlatTexts, stem: string): string => {
  const all = [...texts].filter(([key]) => stemOf(key) === stem).map(([, text]) => text);
  return [...new Set(all.flatMap((text) => text.match(/\{\{[^}]+\}\}/g) ?? []))].sort().join(' ');
};

const missingPlurals = (language: Language, texts: FlatTexts): readonly string[] => {
  const categories = new Intl.PluralRules(PLURAL_RULES[language]).resolvedOptions().pluralCategories;
  const stems = new Set([...texts.keys()].filter(isPlural).map(stemOf));
  return [...stems]
    .flatMap((stem) => categories.map((category) => `${stem}_${category}`))
    .filter((key) => !texts.has(key))
    .map((key) => `${language} has no "${key}", a plural that the language needs`);
};

const emptyTexts = (language: Language, texts: FlatTexts): readonly string[] =>
  [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language} has no text for "${key}"`);

/** What one language's texts have and the other's lack: keys, plurals, `{{placeholders}}`, words. */
export const compareTexts = (en: FlatTexts, ty: FlatTexts): readonly string[] => {
  const stems = { EN: stemsOf(en), TY: stemsOf(ty) };
  const inBoth = [...stems.EN].filter((stem) => stems.TY.has(stem));
  return [
    ...[...stems.EN].filter((stem) => !stems.TY.has(stem)).map((stem) => `TY lacks "${stem}"`),
    ...[...stems.TY].filter((stem) => !stems.EN.has(stem)).map((stem) => `EN lacks "${stem}"`),
    ...missingPlurals('EN', en),
    ...missingPlurals('TY', ty),
    ...emptyTexts('EN', en),
    ...emptyTexts('TY', ty),
    ...inBoth
      .filter((stem) => placeholdersOf(en, stem) !== placeholdersOf(ty, stem))
      .map((stem) => `"${stem}" is filled with other values in EN than in TY`),
  ];
};
