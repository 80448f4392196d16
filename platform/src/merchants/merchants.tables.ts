import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A merchant, or its trial twin (`isTrial`), which shares brand and flags with `baseCode`. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  baseCode: text('base_code').notNull(),
  isTrial: boolean('is_trial').notNull(),
  /** The name of its folder among the brands. */
  brand: text().notNull(),
  name: text().notNull(),
  currency: text().notNull(),
  flags: jsonb().$type<Record<string, boolean>>().notNull(),
  agentMenu: jsonb('agent_menu').$type<string[]>().notNull(),
  hiddenCategories: jsonb('hidden_categories').$type<string[]>().notNull(),
  mobileTemplate: jsonb('mobile_template').$type<{ mem_cen: string; dep_func: string }>().notNull(),
});

export const domains = pgTable('domains', {
  host: text().primaryKey(),
  merchant: text()
    .notNull()
    .references(() => merchants.code),
});
