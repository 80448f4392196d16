import { int, maxLength, oneOf, openEnum, optional, readAs, regex, string } from 'shared-kernel/schema';
import type { Open } from './open.ts';
import { amountOf, instantOf } from './other-forms.ts';

/** Interface languages (specification: browsing §1). TY is Filipino. */
export const LANGUAGES = ['EN', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];
export const language = oneOf(LANGUAGES);

/** An amount in major units with two decimals, as the specification shows amounts: `12480.50`. Pages read 12480.5 too. */
export const decimalAmount = readAs(string().check(regex(/^-?\d+\.\d{2}$/)), amountOf);

/** Short free text of a query. */
export const queryText = optional(string().check(maxLength(64)));

/** `YYYY-MM-DD`, a day of the merchant's calendar (GMT+8). */
export const calendarDay = string().check(regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** An instant, ISO 8601 with offset. Pages read the merchant's local time and milliseconds since 1970 too. */
export const instant = readAs(
  string().check(regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/)),
  instantOf,
);

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
export type KnownCategory = (typeof GAME_CATEGORIES)[number];
/** As the server says it: a category that is newer than the page is shown in a neutral look under its own code. */
export type GameCategory = Open<KnownCategory>;
export const gameCategory = openEnum(GAME_CATEGORIES);

/**
 * Sets of member types. They differ from rule to rule, so each rule has its own (specification: accounts §3, §4, §6);
 * a predicate with a name stands for each in `shared-kernel/session` and on the platform.
 */
export const MEMBER_TYPES = {
  /** Play-money accounts. */
  trial: [4],
  /** Neither agency centre nor agent home. */
  notAgents: [0, 4, 40],
  /** Asked for no contracts, shown no dividend information. */
  withoutContracts: [4, 40, 41, 42],
  withoutUplineTransfer: [2],
} as const;
