/**
 * The few zod builders that the contracts use, from the mini build: types, the platform's checks, the API's documents.
 * Pages run `schema.browser.ts` under the same names (docs/decisions/0005-light-schema.md).
 */
import { array, type core, type ZodMiniType } from 'zod/mini';
import type { Open } from '../contracts/open.d.ts';
import type { Reader } from './reading.d.ts';
export type { infer as Infer, input as Input, ZodMiniType as Schema } from 'zod/mini';
export { array, boolean, enum as oneOf, file, int, literal, maxLength, nullable, number, object, optional, prefault as withDefault, record, regex, safeParse, string, union, unknown, } from 'zod/mini';
/** A text with known values: they are offered by the type and named in the API's documents, any other text passes too. */
export declare const openEnum: <const Values extends readonly [string, ...string[]]>(values: Values) => ZodMiniType<Open<Values[number]>, Open<Values[number]>>;
/**
 * A list of a server's rows. `readValue` leaves out the rows that do not fit and keeps the others; for `safeParse`, by
 * which the platform judges what it sends, each row must fit.
 */
export declare const rows: typeof array;
/** What `readValue` takes in another form too: `read` brings it into the one that the schema takes. For `safeParse` it is `of`. */
export declare const readAs: <Of extends ZodMiniType>(of: Of, read: Reader) => Of;
/**
 * As a page reads an answer: forms that the specification leaves open are brought into the contract's, rows that do not fit
 * are left out. `dropped` says why; `safeParse` takes nothing but the contract's own form.
 */
export declare const readValue: <Schema extends core.$ZodType>(schema: Schema, value: unknown) => core.util.SafeParseError<core.output<Schema>> | {
    success: true;
    data: core.output<Schema>;
    error?: never;
    dropped: readonly string[];
};
