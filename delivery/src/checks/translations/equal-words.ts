import { isPlural } from './texts.ts';

/** One text in both languages, and where it stands. */
export interface WordPair {
  readonly where: string;
  readonly en: string;
  readonly ty: string;
}

/** English that says two things where Filipino has a word for each: what Filipino may say, with the reason. */
const SEVERAL_IN_FILIPINO: Readonly<Record<string, { readonly says: readonly string[]; readonly why: string }>> = {
  Deposit: { says: ['Deposito', 'Magdeposito'], why: 'the money, and what a button does' },
  Notice: { says: ['Abiso', 'Paalala'], why: 'news of the site, and a warning’s title' },
  Bet: { says: ['Taya', 'Tumaya'], why: 'the stake, and what a button does' },
};

const SENTENCE_END = /(?<=[.?!…])\s+/;

/** What a reader takes for the same: capitals, a last full stop, what stands out (`*`) and names of values left out. */
const plain = (text: string): string =>
  text
    .replaceAll('*', '')
    .replaceAll(/\{\{?[^}]*\}?\}/g, '{}')
    .replace(/[.…]$/, '')
    .trim()
    .toLowerCase();

/** A text as a whole, and its sentences one by one where both languages have as many. */
const sentencesOf = ({ where, en, ty }: WordPair): readonly WordPair[] => {
  const english = en.split(SENTENCE_END);
  const filipino = ty.split(SENTENCE_END);
  if (english.length !== filipino.length) return [{ where, en, ty }];
  return english.map((sentence, index) => ({ where, en: sentence, ty: filipino[index] ?? '' }));
};

/**
 * The same English said in two ways in Filipino, in whatever package it stands: a player takes two words for two things.
 * Plurals are sentences about a number and are left out. Gives back what is wrong, also with an exception that no text needs.
 */
export const equalWords = (
  pairs: readonly WordPair[],
  several: Readonly<Record<string, { readonly says: readonly string[] }>> = SEVERAL_IN_FILIPINO,
): readonly string[] => {
  const byEnglish = Map.groupBy(pairs.filter(({ where }) => !isPlural(where)).flatMap(sentencesOf), ({ en }) =>
    plain(en),
  );
  const different = [...byEnglish].filter(([, found]) => new Set(found.map(({ ty }) => plain(ty))).size > 1);
  const allowed = new Map(Object.entries(several).map(([en, { says }]) => [plain(en), new Set(says.map(plain))]));
  return [
    ...different
      .filter(([en, found]) => !found.every(({ ty }) => allowed.get(en)?.has(plain(ty))))
      .map(([, found]) => {
        const said = found.map(({ where, ty }) => `"${ty}" (${where})`);
        return `"${found[0]?.en}" is said in two ways in Filipino: ${[...new Set(said)].join(', ')}`;
      }),
    ...[...allowed]
      .filter(([en]) => !different.some(([found]) => found === en))
      .map(([en]) => `"${en}" is said in one way: take it off the list of exceptions`),
  ];
};
