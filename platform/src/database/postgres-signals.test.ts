import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DATABASE_KINDS, openTestDatabase } from '../testing/test-database.ts';
import { watchLog } from '../testing/watch-log.ts';
import { sql } from './orm.ts';
import { postgresSignals } from './postgres-signals.ts';
import { sendSignal } from './send-signal.ts';

describe('signals of a Postgres', { skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres' }, () => {
  test('a lost connection is logged and opened again, with every channel', async (context) => {
    const { lines } = watchLog(context);
    const database = await openTestDatabase('postgres');
    const signals = postgresSignals(database.url ?? '');
    context.after(async () => {
      await signals.close();
      await database.close();
    });
    const heard: string[] = [];
    for (const channel of ['one', 'other']) signals.listen(channel, (message) => heard.push(`${channel} ${message}`));
    const hears = async (...wanted: readonly string[]) => {
      heard.length = 0;
      while (!wanted.every((each) => heard.includes(each)))
        for (const channel of ['one', 'other']) await sendSignal(database.db, channel, 'news');
    };
    await hears('one news', 'other news');
    assert.deepEqual(lines('database.signals-lost'), []);

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'platform signals' and datname = current_database()`,
    );
    await hears('one news', 'other news');
    assert.equal(lines('database.signals-lost').length, 1);
  });
});
