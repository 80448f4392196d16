import type { ContentType } from '@shared-kernel/contracts/browse/content';
import type { Language } from '@shared-kernel/contracts/system/values';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';
import { members } from '../../identity/members.tables.ts';
import { games } from '../../play/play.public.ts';

/** The group of announcements that the home page and the notices show. */
export const HOME_GROUP = 'm_home';

/** One text of a banner, notice, promotion or pop-up, in one language. `body` is HTML. */
export interface Wording {
  readonly title: string;
  readonly body: string;
  readonly eyebrow?: string | undefined;
}

export const announcements = pgTable(
  'announcements',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    type: text().$type<ContentType>().notNull(),
    groupName: text('group_name').notNull(),
    sort: integer().notNull(),
    wording: jsonb().$type<Record<Language, Wording>>().notNull(),
    /** Name of a hero picture, for banners and pop-ups. */
    hero: text(),
    link: text(),
    promotionType: text('promotion_type'),
    execution: text().$type<'A' | 'B' | 'F'>(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('announcements_group').on(table.merchant, table.groupName, table.type)],
);

export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);

/** Nothing reads it any more; the release after this one drops it. */
export const matches = pgTable('matches', {
  id: text().primaryKey(),
  league: jsonb().$type<Record<Language, string>>().notNull(),
  homeTeam: text('home_team').notNull(),
  awayTeam: text('away_team').notNull(),
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  startsAt: instant('starts_at').notNull(),
});
