import { MAIL_RESTORE_MINUTES } from '@shared-kernel/contracts/member/inbox';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { and, eq, gt, isNull, sql } from '../../database/orm.ts';
import { isForReader, type Reader, stateOf } from './audience.ts';
import { broadcastStates, broadcasts, messages } from './mail.tables.ts';

interface Mark {
  readonly db: Database;
  readonly reader: Reader;
  readonly id: string;
  readonly now: Date;
}

const numberOf = (id: string): number => Number(id.slice(1));
const isShared = (id: string): boolean => id.startsWith('b');
const nothing = (id: string) => new PlatformError('not.found', `There is no mail ${id}.`);

type Change = { readonly readAt: Date } | { readonly deletedAt: Date };

/** Done twice, the first time counts. */
const markOwn = async ({ db, reader, id }: Mark, change: Change): Promise<void> => {
  const column = 'readAt' in change ? messages.readAt : messages.deletedAt;
  const isTheirs = and(eq(messages.id, numberOf(id)), eq(messages.memberId, reader.id));
  await db
    .update(messages)
    .set(change)
    .where(and(isTheirs, isNull(column)));
  const [known] = await db.select({ id: messages.id }).from(messages).where(isTheirs);
  if (!known) throw nothing(id);
};

const markShared = async ({ db, reader, id }: Mark, change: Change): Promise<void> => {
  const [theirs] = await rowsOf(
    db,
    sql`select 1 from ${broadcasts} where ${broadcasts.id} = ${numberOf(id)} and ${isForReader(reader)}`,
  );
  if (!theirs) throw nothing(id);
  const column = 'readAt' in change ? broadcastStates.readAt : broadcastStates.deletedAt;
  await db
    .insert(broadcastStates)
    .values({ broadcastId: numberOf(id), memberId: reader.id, ...change })
    .onConflictDoUpdate({
      target: [broadcastStates.memberId, broadcastStates.broadcastId],
      set: change,
      setWhere: isNull(column),
    });
};

const mark = (about: Mark, change: Change): Promise<void> =>
  isShared(about.id) ? markShared(about, change) : markOwn(about, change);

export const markRead = (about: Mark): Promise<void> => mark(about, { readAt: about.now });
export const markDeleted = (about: Mark): Promise<void> => mark(about, { deletedAt: about.now });

/** Brings back what was deleted within the hour; later it is `not.found`. What is there already stays. */
export const restore = async ({ db, reader, id, now }: Mark): Promise<void> => {
  const since = new Date(now.getTime() - MAIL_RESTORE_MINUTES * MINUTE_MS);
  const [table, isIt] = isShared(id)
    ? ([broadcastStates, eq(broadcastStates.broadcastId, numberOf(id))] as const)
    : ([messages, eq(messages.id, numberOf(id))] as const);
  const restored = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(isIt, eq(table.memberId, reader.id), gt(table.deletedAt, since)))
    .returning({ memberId: table.memberId });
  if (restored.length === 0) throw nothing(id);
};

/** Marks every mail as read; of broadcasts, only those that are not yet. */
export const markAllRead = async (db: Database, reader: Reader, now: Date): Promise<void> => {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.memberId, reader.id), isNull(messages.readAt), isNull(messages.deletedAt)));
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${broadcastStates} (broadcast_id, member_id, read_at)
    select ${broadcasts.id}, ${reader.id}::bigint, ${at} from ${broadcasts} ${stateOf(reader)}
    where ${isForReader(reader)} and ${broadcastStates.readAt} is null and ${broadcastStates.deletedAt} is null
    on conflict (member_id, broadcast_id) do update set read_at = excluded.read_at where ${broadcastStates}.read_at is null`);
};
