import { instant } from '../database/instant.ts';
import { bigint, customType, index, pgTable, text } from '../database/pg-core.ts';
import { members } from '../identity/members.tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that members sent, drawn anew (`redraw-picture.ts`). Their member and the operator's desk may see them. */
export const uploads = pgTable(
  'uploads',
  {
    name: text().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    contentType: text('content_type').$type<PictureType>().notNull(),
    content: bytes().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('uploads_expires').on(table.expiresAt)],
);

export type PictureType = 'image/png' | 'image/jpeg';
