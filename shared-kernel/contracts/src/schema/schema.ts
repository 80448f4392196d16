/**
 * The few zod builders that the contracts use, from the mini build: types, the platform's checks, the API's documents.
 * Pages run `schema.browser.ts` under the same names (docs/decisions/0005-light-schema.md).
 */
import {
  array,
  type core,
  int,
  maximum,
  maxLength,
  minimum,
  enum as oneOf,
  regex,
  safeParse,
  string,
  union,
  type ZodMiniType,
} from 'zod/mini';
import { parseLeniently, READERS, ROWS } from './lenient-parsing.ts';
import { PLAIN, PLAIN_LINES, type Reader } from './lenient-readers.ts';
import type { Open } from './open.ts';

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

/** A line of text that is sent: at most so many characters, no control characters. Every text of an input has such an end. */
export const text = (most: number) => string().check(maxLength(most), regex(PLAIN));

/** Free text that is sent, with line breaks. */
export const lines = (most: number) => string().check(maxLength(most), regex(PLAIN_LINES));

/** A whole number that is sent, from `least` to `most`. */
export const intBetween = (least: number, most: number) => int().check(minimum(least), maximum(most));

/** As `openEnum`, of a code that is sent: one that is not known is a short text. */
export const openCode = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  most: number,
): ZodMiniType<Open<Values[number]>, Open<Values[number]>> => union([oneOf(values), text(most)]);

/**
 * A list of a server's rows. `readValue` leaves out the rows that do not fit and keeps the others; for `safeParse`, by
 * which the platform judges what it sends, each row must fit.
 */
export const rows: typeof array = (of, params) => {
  const list = array(of, params);
  ROWS.add(list);
  return list;
};

/** What `readValue` takes in another form too: `read` brings it into the one that the schema takes. For `safeParse` it is `of`. */
export const lenient = <Of extends ZodMiniType>(of: Of, read: Reader): Of => {
  const own = of.clone();
  READERS.set(own, read);
  return own;
};

/**
 * As a page reads an answer: forms that the specification leaves open are brought into the contract's, rows that do not fit
 * are left out. `dropped` says why; `safeParse` takes nothing but the contract's own form.
 */
export const readValue = <Schema extends core.$ZodType>(schema: Schema, value: unknown) => {
  const dropped: string[] = [];
  const parsed = safeParse(schema, parseLeniently(schema, value, dropped));
  return parsed.success ? { ...parsed, dropped: dropped as readonly string[] } : parsed;
};
