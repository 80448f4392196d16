import type { Namespace } from './check-namespace.ts';
import { type FlatTexts, isPlural } from './texts.ts';

/** The words that every page shares. */
const COMMON = 'common';

/** A text that says the same as a common text by chance, or stands where only the package's own keys can: with its reason. */
const REPEATS_ALLOWED: Readonly<Record<string, string>> = {
  'account title.login': 'a page’s title, which its manifest names',
  'account title.register': 'a page’s title, which its manifest names',
  'browse home.title': 'a page’s title, which its manifest names',
  'browse notice.title': 'a page’s title, which its manifest names: news, not a warning',
  'browse slots.title': 'a page’s title, which its manifest names',
  'browse tile.hot': 'a sign on a game, not the category',
  'frame menu.home': 'one of the bottom menu’s names',
  'frame menu.deposit': 'one of the bottom menu’s names: a noun in Filipino',
  'agent foot.home': 'one of the agent bar’s names',
  'account login.home': 'one of a row of links',
  'member title.deposit': 'a page’s title, which its manifest names: a noun in Filipino',
  'member title.withdraw': 'a page’s title, which its manifest names',
  'member tile.deposit': 'one of a row of tiles',
};

const inEnglish = ({ places }: Namespace): readonly (readonly [string, string])[] =>
  places.flatMap(({ en }: { readonly en: FlatTexts }) => [...en]).filter(([key]) => !isPlural(key));

/**
 * Texts of a package that the kit has too: two wordings of one thing drift apart. Plurals are left out, they are
 * sentences. Gives back what is wrong, also with an exception that no text needs.
 */
export const repeatedWords = (
  namespaces: readonly Namespace[],
  allowed: Readonly<Record<string, string>> = REPEATS_ALLOWED,
): readonly string[] => {
  const common = new Map(
    namespaces
      .filter(({ name }) => name === COMMON)
      .flatMap(inEnglish)
      .map(([key, text]) => [text, key]),
  );
  const repeats = namespaces
    .filter(({ name }) => name !== COMMON)
    .flatMap((namespace) => inEnglish(namespace).map(([key, text]) => ({ place: `${namespace.name} ${key}`, text })))
    .filter(({ text }) => common.has(text));
  const places = new Set(repeats.map(({ place }) => place));
  return [
    ...repeats
      .filter(({ place }) => allowed[place] === undefined)
      .map(
        ({ place, text }) =>
          `"${place}" says "${text}", as the common "${common.get(text)}" does: use useCommonTexts()`,
      ),
    ...Object.keys(allowed)
      .filter((place) => !places.has(place))
      .map((place) => `"${place}" repeats nothing: take it off the list of exceptions`),
  ];
};
