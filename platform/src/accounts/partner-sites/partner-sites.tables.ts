import type { JWK } from 'jose';
import { instant } from '../../database/instant.ts';
import { bigint, index, jsonb, pgTable, text, uuid } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** Sites of affiliates whose pages show the agent area, and whose servers vouch for its agents. */
export const partnerSites = pgTable(
  'partner_sites',
  {
    id: uuid().primaryKey().defaultRandom(),
    merchant: text().notNull(),
    /** The site vouches for this agent and the agents below. */
    agentId: bigint('agent_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    origins: jsonb().$type<readonly string[]>().notNull(),
    /** The private half is on the affiliate's server alone. */
    publicKey: jsonb('public_key').$type<JWK>().notNull(),
    /** While the affiliate's server changes its key: the one before, which still counts. */
    formerKey: jsonb('former_key').$type<JWK>(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('partner_sites_merchant').on(table.merchant, table.addedAt)],
);
