/** Drizzle's tables and columns: see `orm.ts`. */
export * from 'drizzle-orm/pg-core';
