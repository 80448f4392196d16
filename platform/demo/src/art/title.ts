/** Words too small to end a title with. */
const JOINING = /[\s:&'-]+(?:of|the|and|a|an|ng|sa|at)?$/i;

/** A title without its last word, then without the one before, and so on; then its first word letter by letter. */
export const shorterTitles = (title: string): readonly string[] => {
  const words = title.trim().split(/\s+/);
  const byWord = words.slice(1).map((_, dropped) =>
    words
      .slice(0, -1 - dropped)
      .join(' ')
      .replace(JOINING, ''),
  );
  const [first = ''] = words;
  const byLetter = Array.from(first.slice(1), (_, dropped) => first.slice(0, -1 - dropped));
  return [...byWord, ...byLetter].filter((shorter) => shorter !== '');
};
