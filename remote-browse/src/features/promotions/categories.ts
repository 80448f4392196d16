import type { Promotion } from './api/promotions.ts';

type Category = NonNullable<Promotion['category']>;

/** The categories that there is something in, in the order of their first promotion. */
export const categoriesOf = (promotions: readonly Promotion[]): readonly Category[] => {
  const byId = new Map<string, Category>();
  for (const { category } of promotions)
    if (category !== undefined) byId.set(category.id, byId.get(category.id) ?? category);
  return [...byId.values()];
};
