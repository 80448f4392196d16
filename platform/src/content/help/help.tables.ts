import type { Language } from '@shared-kernel/contracts/system/values';
import { integer, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';

/** One text of the help centre, in one language. `content` is HTML. */
interface ArticleWording {
  readonly title: string;
  readonly content: string;
}

export const helpArticles = pgTable(
  'help_articles',
  {
    merchant: text().notNull(),
    key: text().notNull(),
    sort: integer().notNull(),
    wording: jsonb().$type<Record<Language, ArticleWording>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.key] })],
);
