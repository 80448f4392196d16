import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { log } from '../log/log.ts';
import { errorInWords } from '../log/log-error.ts';
import { outbox } from './outbox.tables.ts';
import type { Facts, Listener, Topic } from './outbox.ts';

const EVERY_MS = 2_000;
/** A listener that fails is asked again after a second, two, four … and at most an hour. */
const RETRY_MAX_SECONDS = 3600;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const takeNext = async (tx: Transaction) => {
  const [fact] = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), lte(outbox.dueAt, sql`clock_timestamp()`)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return fact;
};

/** What is kept of a fact that was told. */
const keptOf = ({ topic, fact }: typeof outbox.$inferSelect, listeners: readonly Listener[]) => {
  const forgotten = new Set(listeners.flatMap((each) => (each.topic === topic ? each.forgets : [])));
  return Object.fromEntries(Object.entries(fact as object).filter(([name]) => !forgotten.has(name)));
};

/** One fact to all its listeners, whose writes are committed together with the mark; false when nothing is due. */
const deliverNext = (db: Database, listeners: readonly Listener[], now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const next = await takeNext(tx);
    if (!next) return false;
    const mark = (set: Partial<typeof outbox.$inferInsert>) => tx.update(outbox).set(set).where(eq(outbox.id, next.id));
    try {
      await tx.transaction(async (inner) => {
        for (const { topic, hear } of listeners) {
          if (topic === next.topic) await hear(inner, next.fact as Facts[Topic], next.at);
        }
      });
      await mark({ deliveredAt: now, lastError: null, fact: keptOf(next, listeners) });
    } catch (error) {
      log({ level: 'error', event: 'outbox.not-told', topic: next.topic, fact: Number(next.id) }, error);
      const seconds = Math.min(2 ** next.attempts, RETRY_MAX_SECONDS);
      const dueAt = new Date(Date.now() + seconds * 1000);
      await mark({ attempts: next.attempts + 1, lastError: errorInWords(error), dueAt });
    }
    return true;
  });

/** Tells what is in the outbox, and forgets after a week what was told. */
export const outboxJobs = (listeners: readonly Listener[]): readonly Job[] => [
  {
    name: 'outbox.deliver',
    everyMs: EVERY_MS,
    run: async ({ db }, now, signal) => {
      while (!signal.aborted && (await deliverNext(db, listeners, now)));
    },
  },
  purgeJob('outbox', outbox, (now) => lt(outbox.deliveredAt, new Date(now.getTime() - KEPT_MS))),
];
