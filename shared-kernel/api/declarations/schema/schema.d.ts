/**
 * The few zod builders that the contracts use, from the mini build: types, the platform's checks, the API's documents.
 * Pages run `schema.browser.ts` under the same names (docs/decisions/0005-light-schema.md).
 */
import { array, type core, type ZodMiniType } from 'zod/mini';
import type { Open } from '../contracts/open.d.ts';
export type { infer as Infer, input as Input, ZodMiniType as Schema } from 'zod/mini';
export { array, boolean, enum as oneOf, file, int, literal, maxLength, nullable, number, object, optional, prefault as withDefault, record, regex, safeParse, string, union, unknown, } from 'zod/mini';
/** A text with known values: they are offered by the type and named in the API's documents, any other text passes too. */
export declare const openEnum: <const Values extends readonly [string, ...string[]]>(values: Values) => ZodMiniType<Open<Values[number]>, Open<Values[number]>>;
/**
 * A list of a server's rows. A page leaves out the rows that do not fit and keeps the others (`readValue` tells which);
 * here, where the platform judges what it sends, each row must fit.
 */
export declare const rows: typeof array;
/** As `safeParse`, with the reasons of the rows that were left out: none on this side. */
export declare const readValue: <Schema extends core.$ZodType>(schema: Schema, value: unknown) => core.util.SafeParseError<core.output<Schema>> | {
    success: true;
    data: core.output<Schema>;
    error?: never;
    dropped: readonly string[];
};
