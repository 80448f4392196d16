import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../database/orm.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { log } from './log.ts';
import { errorInWords } from './log-error.ts';

const FORGED = 'x\nplatform: juan_dc88 signed in from 10.0.0.1\u001b[31m\u009b31m\u2028\u202etxt';
const SECRET = 'swordfish-and-his-card';

test('what a caller sends stays one line and moves no terminal', (context) => {
  const { raw, lines } = watchLog(context);
  log({ level: 'info', event: 'test.forged', name: FORGED });
  assert.match(raw(), /^[\u0020-\u007e]+\n$/);
  assert.equal(lines()[0]?.name, FORGED);
});

test('below the level that is asked for nothing is written', (context) => {
  const { lines } = watchLog(context);
  for (const least of ['warn', 'error'] as const) {
    log.setLevel(least);
    // What changes afterwards changes nothing: a line costs no look at the environment.
    process.env.LOG_LEVEL = 'info';
    for (const level of ['info', 'warn', 'error'] as const) log({ level, event: `test.${least}.${level}` });
  }
  const written = lines().map(({ event }) => event.replace('test.', ''));
  assert.deepEqual(written, ['warn.warn', 'warn.error', 'error.error']);
});

test('a line has an end, however long what it tells of', (context) => {
  const { raw, lines } = watchLog(context);
  log({ level: 'info', event: 'test.long', name: 'a'.repeat(1_000_000) });
  assert.ok(raw().length < 5_000);
  assert.equal(lines()[0]?.event, 'test.long');
});

test('of a parser that quotes the body nothing is quoted; our own words stay', (context) => {
  const { raw, lines } = watchLog(context);
  try {
    JSON.parse(`{"password": ${SECRET}`);
  } catch (cause) {
    log({ level: 'error', event: 'test.body' }, new Error('no power', { cause }));
  }
  assert.ok(!raw().includes(SECRET.slice(0, 9)), raw());
  assert.match(JSON.stringify(lines()[0]?.error), /no power.*SyntaxError/);
});

describePlatform('log of a database', 'catalogue', (platform) => {
  const failures = [
    sql`select ${SECRET}::int`,
    sql`insert into merchants select m.* from merchants m where ${SECRET}::text <> ''`,
    sql`select nothing_there(${SECRET})`,
  ];

  test('a statement that fails is written without its parameters, and with its code', async (context) => {
    const { raw, lines } = watchLog(context);
    for (const statement of failures) {
      const error = await platform()
        .db.execute(statement)
        .then(
          () => assert.fail('It did not fail.'),
          (reason: unknown) => reason,
        );
      log({ level: 'error', event: 'test.statement' }, error);
      assert.ok(!errorInWords(error).includes(SECRET));
      assert.match(errorInWords(error), /^Error [0-9A-Z]{5}/);
    }
    assert.equal(lines().length, failures.length);
    assert.ok(!raw().includes(SECRET), raw());
    assert.match(raw(), /"code":"23505".*"constraint":"merchants_pkey"/);
    assert.match(raw(), /log\.test\.ts/);
  });

  test('a request has one name: in its answer, and in what is logged of it', async (context) => {
    const { lines } = watchLog(context);
    const { app } = platform().api;
    app.get('/test/broken', () => {
      throw new Error('no power');
    });
    const ask = async (headers: Record<string, string>) =>
      (await app.request('/test/broken', { headers })).headers.get('X-Request-Id');
    assert.equal(await ask({ 'X-Request-Id': 'edge-4f2a91c0' }), 'edge-4f2a91c0');
    const made = await ask({ 'X-Request-Id': 'no id "at all"' });
    assert.match(made ?? '', /^[0-9a-f-]{36}$/);
    assert.notEqual(await ask({}), made);
    assert.deepEqual(
      lines('request.failed')
        .slice(0, 2)
        .map(({ requestId }) => requestId),
      ['edge-4f2a91c0', made],
    );
    assert.ok((await platform().client().fetch('/wps/nothing')).headers.get('X-Request-Id'));
  });
});
