import { instant } from '../database/instant.ts';
import { sql } from '../database/orm.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../database/pg-core.ts';
import { merchants } from '../merchants/merchants.tables.ts';

/** The specification's member type of a trial account. */
export const TRIAL_TYPE = 4;

/** Username is stored lower-case; `type` is the specification's member type. */
export const members = pgTable(
  'members',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    username: text().notNull(),
    passwordHash: text('password_hash'),
    type: integer().notNull(),
    uplineId: bigint('upline_id', { mode: 'number' }),
    vipLevel: integer('vip_level').notNull().default(0),
    isDisabled: boolean('is_disabled').notNull().default(false),
    isFirstLogin: boolean('is_first_login').notNull().default(false),
    /** The password was chosen by somebody else, or has run out: until there is another, nothing else is answered. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** They want to be told of logins from new devices. */
    hasSignInAlerts: boolean('has_sign_in_alerts').notNull().default(true),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('members_username').on(table.merchant, table.username),
    // With the name: an agent's own members are listed by it, ten thousand of them too.
    index('members_upline_name').on(table.uplineId, table.username),
    // Who may lose a level on the 1st.
    index('members_levels').on(table.id).where(sql`${table.vipLevel} > 0`),
    // Written out: an index takes no parameter.
    index('members_open_trials').on(table.registeredAt).where(sql`${table.type} = 4 and not ${table.isDisabled}`),
  ],
);

/** Every member below an ancestor, at any depth: what "the whole downline" is asked of. */
export const memberAncestors = pgTable(
  'member_ancestors',
  {
    ancestorId: bigint('ancestor_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index('member_ancestors_member').on(table.memberId),
  ],
);
