import { instant } from '../../database/instant.ts';
import { bigint, integer, jsonb, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const sealed = (name: string) => jsonb(name).$type<Record<string, string>>().notNull();

/** The seeds that a member's rounds are drawn from now, and the server seed that comes after, which is promised already. */
export const memberSeeds = pgTable('member_seeds', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  seedHash: text('seed_hash').notNull(),
  sealedSeed: sealed('sealed_seed'),
  clientSeed: text('client_seed').notNull(),
  /** How many rounds were drawn from them: the nonce of the next. */
  rounds: integer().notNull().default(0),
  nextHash: text('next_hash').notNull(),
  nextSealed: sealed('next_sealed'),
});

/** Server seeds that draw nothing any more, revealed to the member who played with them. */
export const revealedSeeds = pgTable('revealed_seeds', {
  seedHash: text('seed_hash').primaryKey(),
  memberId: bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id),
  serverSeed: text('server_seed').notNull(),
  clientSeed: text('client_seed').notNull(),
  rounds: integer().notNull(),
  revealedAt: instant('revealed_at').notNull(),
});
