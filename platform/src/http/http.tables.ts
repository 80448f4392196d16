import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimits = pgTable('rate_limits', {
  subject: text().primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer().notNull(),
});

export type StoredJwk = Record<string, string>;

export const encryptionKeys = pgTable('encryption_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<StoredJwk>().notNull(),
  privateJwk: jsonb('private_jwk').$type<StoredJwk>().notNull(),
  createdAt: instant('created_at').notNull(),
});
