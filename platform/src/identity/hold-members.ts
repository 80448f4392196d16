import type { Transaction } from '../database/database.ts';
import { asc, inArray } from '../database/orm.ts';
import { members } from './members.tables.ts';

/**
 * Members, with their uplines, held until the transaction ends in the order of their ids: whoever changes what the same ones share, above
 * and below, comes one after the other.
 */
export const holdMembers = (tx: Transaction, ids: readonly (number | null)[]) =>
  tx
    .select({ id: members.id, uplineId: members.uplineId })
    .from(members)
    .where(
      inArray(
        members.id,
        ids.filter((id) => id !== null),
      ),
    )
    .orderBy(asc(members.id))
    .for('no key update');
