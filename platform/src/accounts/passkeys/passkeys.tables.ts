import { instant } from '../../database/instant.ts';
import { bigint, index, pgTable, text, uuid } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** What a passkey is asked to sign, by its hash: of one browser, one brand and, while one is made, one session. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    merchant: text().notNull(),
    visitor: text().notNull(),
    /** The session that makes one; null for a login. */
    sessionId: uuid('session_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

/** Public keys: whoever reads them opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    /** What the member's list calls it. */
    id: uuid().notNull().unique().defaultRandom(),
    merchant: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, as it says; many say 0 for good. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberId, table.addedAt)],
);
