/**
 * The few zod builders that the contracts use, from the mini build: types, the platform's checks, the API's documents.
 * Pages run `schema.browser.ts` under the same names (docs/decisions/0005-light-schema.md).
 */

export type { infer as Infer, input as Input, ZodMiniType as Schema } from 'zod/mini';
export {
  array,
  boolean,
  enum as oneOf,
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
