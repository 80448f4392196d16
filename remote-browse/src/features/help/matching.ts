import { wordsOf } from '@shared-kernel/ui/rich-text';

interface Article {
  readonly title: string;
  readonly content: string;
}

/** An article that a search has found, with its place in the whole list: its address names that. */
export interface FoundArticle extends Article {
  readonly index: number;
}

/** As people type: without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The articles in whose title or text every word of the search stands, those with all of them in the title first. */
export const matching = (articles: readonly Article[], search: string): readonly FoundArticle[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isIn = (text: string) => words.every((word) => plain(text).includes(word));
  const found = articles
    .map((article, index) => ({ ...article, index }))
    .filter(({ title, content }) => isIn(`${title} ${wordsOf(content)}`));
  return [...found.filter(({ title }) => isIn(title)), ...found.filter(({ title }) => !isIn(title))];
};
