import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc } from 'drizzle-orm';
import { rateLimits } from '../http/http.tables.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { outboxJobs } from './deliver.ts';
import { outbox } from './outbox.tables.ts';
import { listener, tell } from './outbox.ts';

declare module './outbox.ts' {
  interface Facts {
    'test.said': { readonly word: string };
  }
}

const { signal } = new AbortController();

describePlatform('outbox', 'catalogue', (platform) => {
  const say = (word: string) => platform().db.transaction((tx) => tell(tx, 'test.said', { word }, new Date()));
  const deliver = async (...listeners: Parameters<typeof outboxJobs>[0]) => {
    for (const job of outboxJobs(listeners)) await job.run(platform().api.platform, new Date(), signal);
  };
  const rows = () => platform().db.select().from(outbox).orderBy(asc(outbox.id));

  test('a fact is told once, and not at all when its transaction fails', async () => {
    const heard: string[] = [];
    const hears = listener('test.said', async (_tx, { word }) => {
      heard.push(word);
    });
    await say('kept');
    await assert.rejects(
      platform().db.transaction(async (tx) => {
        await tell(tx, 'test.said', { word: 'undone' }, new Date());
        throw new Error('undone');
      }),
    );
    await Promise.all([deliver(hears), deliver(hears)]);
    await deliver(hears);
    assert.deepEqual(heard, ['kept']);
  });

  test('a listener that fails leaves nothing behind and is asked again; later facts do not wait', async (context) => {
    watchLog(context);
    let isBroken = true;
    const writes = listener('test.said', async (tx, { word }) => {
      await tx.insert(rateLimits).values({ subject: word, windowStart: new Date(), count: 1 });
      if (isBroken && word === 'first') throw new Error('deaf');
    });
    await say('first');
    await say('second');
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

  test('what a listener lets nobody keep is there until the fact was told, and not longer', async (context) => {
    watchLog(context);
    let isBroken = true;
    const heard: string[] = [];
    const hears = listener(
      'test.said',
      async (_tx, { word }) => {
        if (isBroken) throw new Error('deaf');
        heard.push(word);
      },
      { forgets: ['word'] },
    );
    const facts = async () => (await rows()).map(({ fact }) => fact);
    const before = await facts();
    await say('a name');
    await deliver(hears);
    assert.deepEqual(await facts(), [...before, { word: 'a name' }]);
    isBroken = false;
    await platform()
      .db.update(outbox)
      .set({ dueAt: new Date(0) });
    await deliver(hears);
    assert.deepEqual([heard, await facts()], [['a name'], [...before, {}]]);
  });

  test('what was told is forgotten after a week', async () => {
    await say('old');
    const [job, purge] = outboxJobs([]);
    await job?.run(platform().api.platform, new Date(), signal);
    await purge?.run(platform().api.platform, new Date(Date.now() + 6 * 86_400_000), signal);
    assert.ok((await rows()).length > 0);
    await purge?.run(platform().api.platform, new Date(Date.now() + 8 * 86_400_000), signal);
    assert.equal((await rows()).length, 0);
  });
});
