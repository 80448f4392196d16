import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { searchIndexJob } from './search-index.ts';

const { signal } = new AbortController();

describePlatform('search index', 'catalogue', (platform) => {
  test('search by a part of a name can read it, and making it twice does no harm', async () => {
    const run = () => searchIndexJob.run(platform().api.platform, new Date(), signal);
    await run();
    await run();
    const plan = await platform().db.transaction(async (tx) => {
      // A table of this size is read whole unless the planner may not.
      await tx.execute(sql`set local enable_seqscan = off`);
      return rowsOf<{ 'QUERY PLAN': string }>(tx, sql`explain select * from games where name ilike '%lantern%'`);
    });
    assert.match(plan.map((line) => line['QUERY PLAN']).join(' '), /games_name_trigram/);
  });

  test('where the extension is refused, search goes on without it', async (context) => {
    const { lines } = watchLog(context);
    await platform().database.asOwner((tx) => tx.execute(sql`drop index games_name_trigram`));
    const refusing = {
      ...platform().api.platform,
      db: Object.create(platform().db, {
        transaction: { value: () => Promise.reject(new Error('permission denied to create extension')) },
      }),
    };
    await searchIndexJob.run(refusing, new Date(), signal);
    assert.equal(lines('catalogue.no-search-index').length, 1);
  });
});
