import { instant } from '../database/instant.ts';
import { bigint, bigserial, index, jsonb, pgTable, text } from '../database/pg-core.ts';

/**
 * What happened to accounts and by whom, for those who must prove it later. Rows are only ever added: a trigger refuses
 * every change, and every deletion before its time. No row points at another table: the history outlives what it tells of.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text().notNull(),
    merchant: text(),
    memberId: bigint('member_id', { mode: 'number' }),
    /** Of a username that was typed, while it is no member's that is known. */
    nameHash: text('name_hash'),
    address: text(),
    visitorHash: text('visitor_hash'),
    requestId: text('request_id'),
    /** Figures, states and codes; no password, token or code that a caller sent. */
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_member').on(table.memberId, table.at),
    index('audit_events_event').on(table.event, table.at),
  ],
);
