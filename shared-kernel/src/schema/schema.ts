/**
 * The few zod builders that the contracts use, from the mini build. Shared by the host at run time, so a remote
 * carries no validator of its own; a re-export list (never `*`) so that the rest is shaken off.
 * Without JIT: the site's Content-Security-Policy forbids `eval`, and zod must not probe for it.
 */
import { config } from 'zod/mini';

config({ jitless: true });

export {
  array,
  boolean,
  enum as oneOf,
  int,
  iso,
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
export type { infer as Infer, input as Input, ZodMiniType as Schema } from 'zod/mini';
