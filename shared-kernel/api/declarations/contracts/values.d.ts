import type { Open } from './open.d.ts';
/** Interface languages (specification: browsing §1). TY is Filipino. */
export declare const LANGUAGES: readonly ['EN', 'TY'];
export type Language = (typeof LANGUAGES)[number];
export declare const language: import("zod/mini").ZodMiniEnum<{
    EN: "EN";
    TY: "TY";
}>;
/** An amount in major units with two decimals, as the specification shows amounts: `12480.50`. Pages read 12480.5 too. */
export declare const decimalAmount: import("zod/mini").ZodMiniString<string>;
/** Short free text of a query. */
export declare const queryText: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
/** `YYYY-MM-DD`, a day of the merchant's calendar (GMT+8). */
export declare const calendarDay: import("zod/mini").ZodMiniString<string>;
/** An instant, ISO 8601 with offset. Pages read the merchant's local time and milliseconds since 1970 too. */
export declare const instant: import("zod/mini").ZodMiniString<string>;
/** Pages count from 1. */
export declare const pageNumber: import("zod/mini").ZodMiniInt;
/** Rows in one answer of a record page (house rules, records): quick to arrive, and more than a screen of cards. */
export declare const RECORD_PAGE_SIZE = 20;
/** Game categories in the specification's order (browsing §1). The server decides which a brand has, and their order. */
export declare const GAME_CATEGORIES: readonly ['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'COCKFIGHT', 'ELOTT', 'LOTT'];
export type KnownCategory = (typeof GAME_CATEGORIES)[number];
/** As the server says it: a category that is newer than the page is shown in a neutral look under its own code. */
export type GameCategory = Open<KnownCategory>;
export declare const gameCategory: import("zod/mini").ZodMiniType<Open<"COCKFIGHT" | "ELOTT" | "ESPORTS" | "FISH" | "HOT" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS">, Open<"COCKFIGHT" | "ELOTT" | "ESPORTS" | "FISH" | "HOT" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS">, import("zod/v4/core").$ZodTypeInternals<Open<"COCKFIGHT" | "ELOTT" | "ESPORTS" | "FISH" | "HOT" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS">, Open<"COCKFIGHT" | "ELOTT" | "ESPORTS" | "FISH" | "HOT" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS">>>;
/**
 * Sets of member types. They differ from rule to rule, so each rule has its own (specification: accounts §3, §4, §6);
 * a predicate with a name stands for each in `shared-kernel/session` and on the platform.
 */
export declare const MEMBER_TYPES: {
    /** Play-money accounts. */
    readonly trial: readonly [4];
    /** Neither agency centre nor agent home. */
    readonly notAgents: readonly [0, 4, 40];
    /** Asked for no contracts, shown no dividend information. */
    readonly withoutContracts: readonly [4, 40, 41, 42];
    readonly withoutUplineTransfer: readonly [2];
};
