import {
  int,
  intBetween,
  lenient,
  maxLength,
  oneOf,
  openCode,
  openEnum,
  optional,
  regex,
  string,
  text,
} from '@shared-kernel/contracts/schema';
import type { Open } from '../schema/open.ts';
import { amountOf, instantOf } from './other-forms.ts';

/** Interface languages (specification: browsing §1). TY is Filipino. */
export const LANGUAGES = ['EN', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];
export const language = oneOf(LANGUAGES);

/** An amount in major units with two decimals, as the specification shows amounts: `12480.50`. Pages read 12480.5 too. */
export const decimalAmount = lenient(string().check(regex(/^-?\d+\.\d{2}$/)), amountOf);

/** Characters of an amount: less than a thousand billions. */
const AMOUNT_MAX = 15;
/** An amount that is asked for, with two decimals: never below zero. */
export const amountAsked = string().check(maxLength(AMOUNT_MAX), regex(/^\d{1,12}\.\d{2}$/));

/** Characters of what is sent: names and ids of every kind, however another platform writes them. */
export const SHORT_TEXT_MAX = 64;

/** Characters of a password: whole sentences are welcome (ASVS 2.1.2). */
export const PASSWORD_MAX = 128;

/** Characters of a dialling code, and of an e-mail address (RFC 5321). */
export const DIALLING_MAX = 4;
/** Of a firebase verifier, which is a signed token. */
export const ID_TOKEN_MAX = 4096;
export const EMAIL_MAX = 254;

/** A name, id or code that is sent. */
export const shortText = text(SHORT_TEXT_MAX);

const UNSENDABLE = /[\p{Cc}\p{Cs}]/gu;

/** What of a text that anyone typed or wrote into an address may be sent as `shortText`: no control characters, whole characters only. */
export const toShortText = (given: string): string =>
  [...given.replace(UNSENDABLE, '').trim()].slice(0, SHORT_TEXT_MAX).join('').trim();

/** Short free text of a query. */
export const queryText = optional(shortText);

/** `YYYY-MM-DD`, a day of the merchant's calendar (GMT+8). */
export const calendarDay = string().check(regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** An instant, ISO 8601 with offset. Pages read the merchant's local time and milliseconds since 1970 too. */
export const instant = lenient(
  string().check(regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/)),
  instantOf,
);

/** Pages count from 1. */
export const pageNumber = int();
/** The page that is asked for: no list has more. */
export const pageAsked = intBetween(1, 100_000);
/** The most rows that one answer brings. */
export const PAGE_SIZE_MAX = 100;
/** How many rows are asked for. */
export const pageSize = intBetween(1, PAGE_SIZE_MAX);
/** A number of the specification without bounds of its own. */
export const int32 = intBetween(-(2 ** 31), 2 ** 31 - 1);

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
/** Prize modes as the wire and the address spell them (browsing §3): by which table a lottery pays. SEA belongs to TCG_SEA. */
export const PRIZE_MODES = ['Lott', 'Elott', 'ZY', 'SEA'] as const;
export type PrizeModeCode = (typeof PRIZE_MODES)[number];
/** Play types of an address and an order: `trad` of lottery mode Tradition, `ent` of Entertainment (browsing §3, §4). */
export const PLAY_TYPES = ['trad', 'ent'] as const;

/** A category that is asked for. */
export const categoryAsked = openCode(GAME_CATEGORIES, SHORT_TEXT_MAX);

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
