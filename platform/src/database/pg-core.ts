import { loadDrizzle } from './load-drizzle.ts';

/** What the platform uses of Drizzle's tables and columns: see `load-drizzle.ts`. */
const pgCore: typeof import('drizzle-orm/pg-core') = loadDrizzle('drizzle-orm/pg-core');

export type { AnyPgColumn, PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
export type PgTable = import('drizzle-orm/pg-core').PgTable;
export const {
  PgDialect,
  PgTable,
  PgTransaction,
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = pgCore;
