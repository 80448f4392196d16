/**
 * The few zod builders that the contracts use, from the mini build: types, the platform's checks, the API's documents.
 * Pages run `schema.browser.ts` under the same names (docs/decisions/0005-light-schema.md).
 */
import { array, type core, enum as oneOf, safeParse, string, union, type ZodMiniType } from 'zod/mini';
import type { Open } from '../contracts/open.ts';

export type { infer as Infer, input as Input, ZodMiniType as Schema } from 'zod/mini';
export {
  array,
  boolean,
  enum as oneOf,
  file,
  int,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  prefault as withDefault,
  record,
  regex,
  safeParse,
  string,
  union,
  unknown,
} from 'zod/mini';

/** A text with known values: they are offered by the type and named in the API's documents, any other text passes too. */
export const openEnum = <const Values extends readonly [string, ...string[]]>(
  values: Values,
): ZodMiniType<Open<Values[number]>, Open<Values[number]>> => union([oneOf(values), string()]);

/**
 * A list of a server's rows. A page leaves out the rows that do not fit and keeps the others (`readValue` tells which);
 * here, where the platform judges what it sends, each row must fit.
 */
export const rows = array;

/** As `safeParse`, with the reasons of the rows that were left out: none on this side. */
export const readValue = <Schema extends core.$ZodType>(schema: Schema, value: unknown) => {
  const parsed = safeParse(schema, value);
  return parsed.success ? { ...parsed, dropped: [] as readonly string[] } : parsed;
};
