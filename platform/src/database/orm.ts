import { loadDrizzle } from './load-drizzle.ts';

/** What the platform uses of Drizzle, imported from here alone: see `load-drizzle.ts`. */
const orm: typeof import('drizzle-orm') = loadDrizzle('drizzle-orm');

export type { SQL, SQLWrapper } from 'drizzle-orm';
export const {
  aliasedTable,
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  notLike,
  or,
  sql,
  sum,
} = orm;
