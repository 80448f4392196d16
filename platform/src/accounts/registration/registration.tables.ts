import type { ACCOUNT_KINDS } from '@shared-kernel/contracts/agent/accounts';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import type { Rates } from '../rates/rate-settings.ts';

/** What a member has told of themselves when they registered, and how they came. What was not asked for is null. */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    merchant: text().notNull(),
    /** With its dialling code, digits only. */
    mobile: text(),
    /** A code that was sent to the number came back: it is the member's, and nobody else's here. */
    isMobileVerified: boolean('is_mobile_verified').notNull().default(false),
    email: text(),
    /** A code that was mailed to the address came back. */
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    nickname: text(),
    /** One of the drawn ones, by its code. */
    headIcon: text('head_icon'),
    payeeName: text('payee_name'),
    idNumber: text('id_number'),
    qqNum: text('qq_num'),
    facebook: text(),
    wechat: text(),
    line: text(),
    whatsapp: text(),
    zalo: text(),
    /** The code that put them below its owner. */
    affiliateCode: text('affiliate_code'),
    /** The member whose link they came by. */
    recommendedBy: bigint('recommended_by', { mode: 'number' }).references(() => members.id),
    registerUrl: text('register_url').notNull(),
    registerMethod: text('register_method').notNull(),
    /** Of the link they came by. */
    domain: text(),
  },
  (table) => [
    uniqueIndex('member_profiles_mobile').on(table.merchant, table.mobile).where(sql`${table.isMobileVerified}`),
    index('member_profiles_recommended').on(table.recommendedBy),
  ],
);

/** What an agent's link, or the agent by hand, opens. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Codes that put who registers with them below their owner. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    merchant: text().notNull(),
    /** In capitals. */
    code: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    isActive: boolean('is_active').notNull().default(true),
    /** What who registers with it becomes. */
    kind: text().$type<AccountKind>().notNull().default('player'),
    /** Members who have registered with it. */
    uses: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null: good until it is deleted. */
    expiresAt: instant('expires_at'),
    /** What who registers with it gets of its owner's rates, as far as they may be given then. */
    rates: jsonb().$type<Rates>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    index('affiliate_codes_member').on(table.memberId),
  ],
);
