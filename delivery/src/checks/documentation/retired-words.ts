const HEADING = '## Retired words';

/** A word of the glossary's list that code no longer says. */
export interface RetiredWord {
  readonly word: string;
  /** An identifier or event stands in sources; any other word with a hyphen is the name of a file or folder. */
  readonly kind: 'identifier' | 'file';
}

const kindOf = (word: string): RetiredWord['kind'] | undefined => {
  if (/[a-z][A-Z]|^[A-Z]|^[a-z]+\.[a-z]+$/.test(word)) return 'identifier';
  return /^[a-z]+(?:-[a-z]+)+$/.test(word) ? 'file' : undefined;
};

/**
 * The words before the arrow of each row. Everyday words (`line`, `kit`) and rows of props are for people alone: code
 * may use them in another sense.
 */
export const retiredWords = (glossary: string): readonly RetiredWord[] => {
  const [, list = ''] = glossary.split(HEADING);
  return [...list.replaceAll('\n  ', ' ').matchAll(/^- (.+?) →/gm)]
    .filter(([, words = '']) => !words.includes('(props)'))
    .flatMap(([, words = '']) => words.replaceAll(/\([^)]*\)/g, '').split(/[,;]/))
    .flatMap((each) => {
      const word = each.trim().replaceAll(/[`()]/g, '');
      const kind = kindOf(word);
      return kind === undefined ? [] : [{ word, kind }];
    });
};

/** Each place that says a retired word: `host/src/x.ts: "holdBusy" is retired`. `sources`: text by path. */
export const retiredFaults = (
  words: readonly RetiredWord[],
  sources: Readonly<Record<string, string>>,
): readonly string[] => {
  const identifiers = words.filter(({ kind }) => kind === 'identifier').map(({ word }) => word.replace('.', '\\.'));
  const pattern = new RegExp(`(?<![\\w.-])(?:${identifiers.join('|')})(?![\\w-])`, 'g');
  const names = new Set(words.filter(({ kind }) => kind === 'file').map(({ word }) => word));
  return Object.entries(sources).flatMap(([file, text]) => {
    const inPath = file.split('/').map((part) => part.split('.')[0] ?? '');
    const found = [
      ...inPath.filter((name) => names.has(name)),
      ...(identifiers.length > 0 ? (text.match(pattern) ?? []) : []),
    ];
    return [...new Set(found)].map((word) => `${file}: "${word}" is retired (docs/glossary.md)`);
  });
};
