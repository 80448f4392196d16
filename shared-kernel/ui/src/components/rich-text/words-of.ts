const UNSEEN = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAGS = /<\/?[a-z][^>]*(?:>|$)/gi;
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }),
);

/**
 * The words of HTML, for showing as text when the cleaner cannot be fetched. Without a parser: browsers hand bare text to
 * none in a document that trusts no text.
 */
export const wordsOf = (html: string): string =>
  html
    .replace(UNSEEN, '')
    .replace(TAGS, ' ')
    .replace(/&([a-z]+|#39);/gi, (sign, name: string) => SIGNS.get(name.toLowerCase()) ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
