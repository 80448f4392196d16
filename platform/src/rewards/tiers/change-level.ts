import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { periodStart } from '../../clock/calendar-periods.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, inArray, ne } from '../../database/orm.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { levelChanges, vipTiers } from './tiers.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member's club level has changed. */
    'level.changed': { readonly memberId: number; readonly from: number; readonly to: number };
  }
}

export type Tier = typeof vipTiers.$inferSelect;

export interface LevelMember {
  readonly id: number;
  readonly merchant: string;
  readonly vipLevel: number;
}

/** The levels, the lowest first. */
export const tiersOf = (db: Database): Promise<Tier[]> => db.select().from(vipTiers).orderBy(asc(vipTiers.level));

/** Members whose level may change, held in the order of their ids. Trials and disabled accounts have none. */
export const holdMembers = (tx: Transaction, memberIds: readonly number[]): Promise<LevelMember[]> =>
  tx
    .select({ id: members.id, merchant: members.merchant, vipLevel: members.vipLevel })
    .from(members)
    .where(and(inArray(members.id, [...memberIds]), ne(members.type, TRIAL_TYPE), eq(members.isDisabled, false)))
    .orderBy(asc(members.id))
    .for('no key update');

interface LevelChange {
  readonly to: number;
  readonly day: CalendarDay;
  readonly reason: 'reached' | 'notKept';
  readonly at: Date;
}

/** Changes the level of a held member: the row, its history and the event stand or fall together. */
export const changeLevel = async (
  tx: Transaction,
  { id: memberId, vipLevel: from }: LevelMember,
  { to, day, reason, at }: LevelChange,
): Promise<void> => {
  await tx.update(members).set({ vipLevel: to }).where(eq(members.id, memberId));
  const month = periodStart('month', day);
  await tx.insert(levelChanges).values({ memberId, fromLevel: from, toLevel: to, month, reason, at });
  await publishEvent(tx, 'level.changed', { memberId, from, to }, at);
};
