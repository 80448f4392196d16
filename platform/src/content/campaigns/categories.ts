import type { Language } from '@shared-kernel/contracts/system/values';

/** What campaigns are sorted by, and what players read. */
const CATEGORIES = {
  slots: { EN: 'Slots', TY: 'Slots' },
  fishing: { EN: 'Fishing', TY: 'Fishing' },
  live: { EN: 'Live', TY: 'Live' },
  sports: { EN: 'Sports', TY: 'Sports' },
  deposits: { EN: 'Deposits', TY: 'Deposito' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const CATEGORY_IDS = Object.keys(CATEGORIES) as readonly (keyof typeof CATEGORIES)[];

/** A row may hold a category that this version does not know: it goes by its id. */
export const categoryName = (id: string, language: Language): string =>
  Object.entries(CATEGORIES).find(([known]) => known === id)?.[1][language] ?? id;
