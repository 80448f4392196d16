import type { ContentType } from '@shared-kernel/contracts/browse/content';
import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

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
