import type { Platform } from '../base/platform.ts';
import type { Transaction } from '../database/database.ts';
import { and, asc, eq, isNull, lt, lte, sql } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { log } from '../log/log.ts';
import { errorInWords } from '../log/log-error.ts';
import { outbox } from './outbox.tables.ts';
import type { DomainEvents, EventHandler, Topic } from './outbox.ts';

const EVERY_MS = 2_000;
/** A failed delivery is retried after a second, two, four … and at most an hour. */
const RETRY_MAX_SECONDS = 3600;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const takeNext = async (tx: Transaction) => {
  const [event] = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), lte(outbox.dueAt, sql`clock_timestamp()`)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return event;
};

/** The event as it is stored after its delivery. */
const redacted = ({ topic, fact }: typeof outbox.$inferSelect, handlers: readonly EventHandler[]) => {
  const fields = new Set(handlers.flatMap((each) => (each.topic === topic ? each.redactFields : [])));
  return Object.fromEntries(Object.entries(fact as object).filter(([name]) => !fields.has(name)));
};

/** Calls all handlers of one event; their writes and the mark are committed together. False when nothing is due. */
const deliverNext = ({ db, config }: Platform, handlers: readonly EventHandler[], now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const next = await takeNext(tx);
    if (!next) return false;
    const mark = (set: Partial<typeof outbox.$inferInsert>) => tx.update(outbox).set(set).where(eq(outbox.id, next.id));
    try {
      await tx.transaction(async (inner) => {
        for (const { topic, handle } of handlers) {
          if (topic === next.topic) await handle(inner, next.fact as DomainEvents[Topic], next.at, config.wrappingKeys);
        }
      });
      await mark({ deliveredAt: now, lastError: null, fact: redacted(next, handlers) });
    } catch (error) {
      log({ level: 'error', event: 'outbox.not-told', topic: next.topic, fact: Number(next.id) }, error);
      const seconds = Math.min(2 ** next.attempts, RETRY_MAX_SECONDS);
      const dueAt = new Date(Date.now() + seconds * 1000);
      await mark({ attempts: next.attempts + 1, lastError: errorInWords(error), dueAt });
    }
    return true;
  });

/** Delivers the events of the outbox, and deletes delivered ones after a week. */
export const outboxJobs = (handlers: readonly EventHandler[]): readonly Job[] => [
  {
    name: 'outbox.deliver',
    everyMs: EVERY_MS,
    run: async (platform, now, signal) => {
      while (!signal.aborted && (await deliverNext(platform, handlers, now)));
    },
  },
  purgeJob('outbox', outbox, (now) => lt(outbox.deliveredAt, new Date(now.getTime() - KEPT_MS))),
];
