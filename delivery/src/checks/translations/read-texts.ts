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
export const stemOf = (key: string): string => key.replace(PLURAL, '');

export const isPlural = (key: string): boolean => PLURAL.test(key);

/** The keys as code writes them. */
export const stemsOf = (texts: FlatTexts): ReadonlySet<string> => new Set([...texts.keys()].map(stemOf));
