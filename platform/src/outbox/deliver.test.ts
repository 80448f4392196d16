import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc } from '../database/orm.ts';
import { rateLimits } from '../http/http.tables.ts';
import { describeOnBothDatabases } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { outboxJobs } from './deliver.ts';
import { outbox } from './outbox.tables.ts';
import { eventHandler, publishEvent } from './outbox.ts';

declare module './outbox.ts' {
  interface DomainEvents {
    'test.said': { readonly word: string };
  }
}

const { signal } = new AbortController();

describeOnBothDatabases('outbox', 'catalogue', (platform) => {
  const publish = (word: string) =>
    platform().db.transaction((tx) => publishEvent(tx, 'test.said', { word }, new Date()));
  const deliver = async (...handlers: Parameters<typeof outboxJobs>[0]) => {
    for (const job of outboxJobs(handlers)) await job.run(platform().api.platform, new Date(), signal);
  };
  const rows = () => platform().db.select().from(outbox).orderBy(asc(outbox.id));

  test('an event is delivered once, and not at all when its transaction fails', async () => {
    const handled: string[] = [];
    const handler = eventHandler('test.said', async (_tx, { word }) => {
      handled.push(word);
    });
    await publish('kept');
    await assert.rejects(
      platform().db.transaction(async (tx) => {
        await publishEvent(tx, 'test.said', { word: 'undone' }, new Date());
        throw new Error('undone');
      }),
    );
    await Promise.all([deliver(handler), deliver(handler)]);
    await deliver(handler);
    assert.deepEqual(handled, ['kept']);
  });

  test('a failed handler writes nothing and is retried; later events do not wait', async (context) => {
    watchLog(context);
    let isBroken = true;
    const writes = eventHandler('test.said', async (tx, { word }) => {
      await tx.insert(rateLimits).values({ subject: word, windowStart: new Date(), count: 1 });
      if (isBroken && word === 'first') throw new Error('deaf');
    });
    await publish('first');
    await publish('second');
    await deliver(writes);
    const subjects = async () => (await platform().db.select().from(rateLimits)).map(({ subject }) => subject);
    assert.deepEqual(await subjects(), ['second']);
    const [failed] = (await rows()).filter(({ deliveredAt }) => deliveredAt === null);
    assert.deepEqual([failed?.attempts, failed?.lastError], [1, 'Error: deaf']);
    assert.ok(failed && failed.dueAt > new Date());
    isBroken = false;
    await platform()
      .db.update(outbox)
      .set({ dueAt: new Date(0) });
    await deliver(writes);
    assert.deepEqual((await subjects()).sort(), ['first', 'second']);
  });

  test('redacted fields stay until the delivery of their event, and no longer', async (context) => {
    watchLog(context);
    let isBroken = true;
    const handled: string[] = [];
    const handler = eventHandler(
      'test.said',
      async (_tx, { word }) => {
        if (isBroken) throw new Error('deaf');
        handled.push(word);
      },
      { redactFields: ['word'] },
    );
    const stored = async () => (await rows()).map(({ fact }) => fact);
    const before = await stored();
    await publish('a name');
    await deliver(handler);
    assert.deepEqual(await stored(), [...before, { word: 'a name' }]);
    isBroken = false;
    await platform()
      .db.update(outbox)
      .set({ dueAt: new Date(0) });
    await deliver(handler);
    assert.deepEqual([handled, await stored()], [['a name'], [...before, {}]]);
  });

  test('delivered events are deleted after a week', async () => {
    await publish('old');
    const [job, purge] = outboxJobs([]);
    await job?.run(platform().api.platform, new Date(), signal);
    await purge?.run(platform().api.platform, new Date(Date.now() + 6 * 86_400_000), signal);
    assert.ok((await rows()).length > 0);
    await purge?.run(platform().api.platform, new Date(Date.now() + 8 * 86_400_000), signal);
    assert.equal((await rows()).length, 0);
  });
});
