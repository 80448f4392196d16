import type { GameCategory } from '@shared-kernel/contracts/system/values';

/** The categories whose games are played with slips on matches. */
export const BOOK_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const satisfies readonly GameCategory[];

export type BookCategory = (typeof BOOK_CATEGORIES)[number];

export const bookCategoryOf = (category: GameCategory): BookCategory | undefined =>
  BOOK_CATEGORIES.find((known) => known === category);
