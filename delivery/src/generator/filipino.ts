import { createInterface } from 'node:readline/promises';
import { pairsOf, readGames, readSiteTexts, readSourcePairs, wordProblems } from '../checks/translations/site-texts.ts';
import { type FlatTexts, readTexts } from '../checks/translations/texts.ts';
import { StackError } from '../workspace/workspace.ts';

/** The Filipino of English texts. */
export interface Dictionary {
  readonly knows: (english: string) => boolean;
  /** Texts that `knows` was asked for in vain: the page does without what they would have named. */
  readonly lacked: ReadonlySet<string>;
  /** Throws a StackError that names every text without Filipino. */
  readonly translate: (english: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Throws a StackError for new texts of a namespace that `pnpm verify` would refuse beside those of the site. */
  readonly check: (namespace: string, en: object, ty: object) => void;
}

const flat = (texts: object): FlatTexts => readTexts(JSON.stringify(texts));

/** Asks for each text at the terminal; an empty answer is asked again. */
const askAtTerminal = async (english: readonly string[]): Promise<readonly (readonly [string, string])[]> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: [string, string][] = [];
  try {
    for (const text of english) {
      let answer = '';
      while (answer === '') answer = (await terminal.question(`Filipino for "${text}": `)).trim();
      answers.push([text, answer]);
    }
  } finally {
    terminal.close();
  }
  return answers;
};

/**
 * What the site's own texts translate, and what the caller gives (`Stake=Taya`). What is left is asked for at the
 * terminal: a generated text has a translation or is not written.
 */
export const openDictionary = async (
  root: string,
  given: readonly string[] = [],
  isTerminal = process.stdin.isTTY === true,
): Promise<Dictionary> => {
  const [site, games, inSources] = [await readSiteTexts(root), await readGames(root), await readSourcePairs(root)];
  const words = new Map(
    [...inSources, ...games.flatMap(pairsOf), ...site.flatMap(pairsOf)].map(({ en, ty }) => [en, ty]),
  );
  for (const pair of given) {
    const [, english, filipino] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (english === undefined || filipino === undefined)
      throw new StackError(`"${pair}" is no translation: write it as "Stake=Taya".`);
    words.set(english, filipino);
  }
  const lacked = new Set<string>();
  return {
    knows: (english) => {
      if (!words.has(english)) lacked.add(english);
      return words.has(english);
    },
    lacked,
    translate: async (english) => {
      const missing = [...new Set(english)].filter((text) => !words.has(text));
      if (missing.length > 0 && !isTerminal) {
        const options = missing.map((text) => `--filipino "${text}=…"`).join(' ');
        throw new StackError(`The site has no Filipino for these texts, so give it: ${options}. Nothing was changed.`);
      }
      for (const [text, answer] of missing.length > 0 ? await askAtTerminal(missing) : []) words.set(text, answer);
      return new Map(english.map((text) => [text, words.get(text) ?? '']));
    },
    check: (name, en, ty) => {
      const known = new Set(wordProblems(site, games, inSources));
      const own = { name, places: [{ name: null, en: flat(en), ty: flat(ty) }] };
      const problems = wordProblems([...site, own], games, inSources).filter((problem) => !known.has(problem));
      if (problems.length > 0) throw new StackError(`${problems.join('\n')}\nNothing was changed.`);
    },
  };
};
