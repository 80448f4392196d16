import type { SelfExclusionTerm, TimeOutTerm } from '@shared-kernel/contracts/member/exclusions';
import type { EXCLUSION_KINDS } from '@shared-kernel/contracts/system/excluded';
import { instant } from '../../database/instant.ts';
import { bigint, bigserial, index, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** Time-outs and self-exclusions. Rows are only ever added: the database refuses every change, so that none is lifted. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text().$type<(typeof EXCLUSION_KINDS)[number]>().notNull(),
    term: text().$type<TimeOutTerm | SelfExclusionTerm>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('exclusions_member').on(table.memberId, table.endsAt)],
);
