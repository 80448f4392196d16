import { instant } from '../../database/instant.ts';
import { bigint, index, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** Visitors who are at a provider: what must be true of whoever comes back. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    merchant: text().notNull(),
    visitor: text().notNull(),
    provider: text().$type<'facebook' | 'google'>().notNull(),
    nonce: text().notNull(),
    /** PKCE: the provider knows its hash. */
    verifier: text().notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('social_attempts_expires').on(table.expiresAt)],
);

/** Whom a provider has proved and no member is linked to yet: for the browser that came back. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    merchant: text().notNull(),
    visitor: text().notNull(),
    provider: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    writtenAt: instant('written_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('social_tickets_expires').on(table.expiresAt)],
);

/** Members by the subject that a provider knows them by; never by an e-mail, which changes hands. */
export const socialLinks = pgTable(
  'social_links',
  {
    merchant: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.issuer, table.subject] }),
    index('social_links_member').on(table.memberId),
  ],
);
