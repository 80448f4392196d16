import { boolean, integer, jsonb, pgTable, text } from '../database/pg-core.ts';

/** A merchant, or its trial twin (`isTrial`), which shares brand and flags with `baseCode`. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  baseCode: text('base_code').notNull(),
  isTrial: boolean('is_trial').notNull(),
  /** The name of its folder among the brands. */
  brand: text().notNull(),
  name: text().notNull(),
  currency: text().notNull(),
  /** Nobody younger may play, in years. */
  minimumAge: integer('minimum_age').notNull().default(21),
  /** Which fields its registration asks for, where it is not as with all (accounts §2). */
  fieldRules: jsonb('field_rules')
    .$type<Record<string, { readonly enabled: boolean; readonly required: boolean }>>()
    .notNull()
    .default({}),
  flags: jsonb().$type<Record<string, boolean>>().notNull(),
  agentMenu: jsonb('agent_menu').$type<string[]>().notNull(),
  hiddenCategories: jsonb('hidden_categories').$type<string[]>().notNull(),
  /** A session that nobody uses ends after this time … */
  sessionIdleMinutes: integer('session_idle_minutes').notNull().default(30),
  /** … and every session this long after it began, used or not. */
  sessionHours: integer('session_hours').notNull().default(12),
  /** A new round of a member begins no sooner than this after the one before; 0: as fast as hands can. */
  shortestRoundMs: integer('shortest_round_ms').notNull().default(2500),
  /** A round or order counts as time played until the next one, at most so long. */
  playGapMinutes: integer('play_gap_minutes').notNull().default(5),
  /** A session of play is over when no game has been open for so long … */
  playBreakMinutes: integer('play_break_minutes').notNull().default(15),
  /** … and a member is told how it goes this often, or as often as they choose, never less than the other. */
  realityCheckMinutes: integer('reality_check_minutes').notNull().default(30),
  realityCheckMostMinutes: integer('reality_check_most_minutes').notNull().default(60),
  /** A higher limit of play that has waited its day is to be confirmed within so many. */
  limitConfirmDays: integer('limit_confirm_days').notNull().default(7),
  /** With fewer active members below in a period an agent's dividend is held over. */
  dividendActiveMembers: integer('dividend_active_members').notNull().default(5),
  /** Degrees of OKLCH in which the skies of its banners are drawn; null: each in its own. */
  pictureHue: integer('picture_hue'),
  mobileTemplate: jsonb('mobile_template').$type<{ mem_cen: string; dep_func: string }>().notNull(),
});

export const domains = pgTable('domains', {
  host: text().primaryKey(),
  merchant: text()
    .notNull()
    .references(() => merchants.code),
});
