/**
 * How a value is read where an operator's platform says the same thing in another form (docs/decisions/0006-wire.md): the
 * specification leaves the form of ids, counts and flags open. What is of no such form comes back as it was.
 */
export type Reader = (value: unknown) => unknown;
/** An id that comes as a number. */
export declare const textOf: Reader;
/** A number that comes as a text. */
export declare const numberOf: Reader;
/** A flag that comes as 0 or 1, or as a text. */
export declare const flagOf: Reader;
