import { int, maxLength, oneOf, optional, regex, string } from 'shared-kernel/schema';

/** Interface languages (specification: browsing §1). TY is Filipino. */
export const LANGUAGES = ['EN', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];
export const language = oneOf(LANGUAGES);

/** An amount in major units with two decimals, as the specification shows amounts: `12480.50`. */
export const decimalAmount = string().check(regex(/^-?\d+\.\d{2}$/));

/** Short free text of a query. */
export const queryText = optional(string().check(maxLength(64)));

/** `YYYY-MM-DD`, a day of the merchant's calendar (GMT+8). */
export const calendarDay = string().check(regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** An instant, ISO 8601 with offset. */
export const instant = string().check(regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/));

/** Pages count from 1. */
export const pageNumber = int();

/** Rows in one answer of a record page (house rules, records): quick to arrive, and more than a screen of cards. */
export const RECORD_PAGE_SIZE = 20;

/** Game categories in the specification's order (browsing §1). The server decides which a brand has, and their order. */
export const GAME_CATEGORIES = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];
export const gameCategory = oneOf(GAME_CATEGORIES);
