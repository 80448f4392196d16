import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { announcements } from '../home/home.tables.ts';

/** What a campaign's page says, in one language: HTML. */
export interface CampaignWording {
  readonly content: string;
  readonly audience: string;
  readonly terms: string;
}

/** The page behind an announcement of type PR. */
export const campaigns = pgTable('campaigns', {
  announcementId: text('announcement_id')
    .primaryKey()
    .references(() => announcements.id),
  /** What its address names: unique within a merchant. */
  key: text().notNull(),
  /** One of `CATEGORY_IDS`. */
  category: text().notNull(),
  /** Of its first season. */
  startsAt: instant('starts_at').notNull(),
  /** Of its first season. Null: it has no end yet. */
  endsAt: instant('ends_at'),
  /** From the beginning of one season to that of the next. Null: it runs once. */
  repeatsEveryDays: integer('repeats_every_days'),
  action: text().$type<'join' | 'deposit'>().notNull(),
  wording: jsonb().$type<Record<Language, CampaignWording>>().notNull(),
});

/** Who takes part: the latest season that each has joined. */
export const campaignJoins = pgTable(
  'campaign_joins',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => campaigns.announcementId),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);
