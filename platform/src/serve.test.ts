import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getCaptchaSum, getEncryptionKey, logout, renewSession } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { writtenDays } from './agent/figures/figures.tables.ts';
import { seededDays } from './base/seed.tables.ts';
import { openDatabase } from './database/open-database.ts';
import { desc } from './database/orm.ts';
import { DAY_WRITTEN_MS } from './jobs/run-jobs.ts';
import { toMinor } from './ledger/money.ts';
import type { RoundResult } from './play/games/framework.ts';
import { sendHalf } from './testing/half-sent.ts';
import { openGame } from './testing/open-game.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';
import type { TestClient } from './testing/test-client.ts';
import { DATABASE_KINDS, openTestDatabase } from './testing/test-database.ts';

const run = promisify(execFile);
const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** New connections are refused: the process has heard that it is to end. */
const untilRefused = async (origin: string): Promise<void> => {
  const isOpen = () =>
    fetch(`${origin}/health`, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    );
  while (await isOpen());
};

const makeMember = async (browser: TestClient, balanceMinor: number) => {
  const response = await browser.fetch('/control/member', { method: 'POST', body: JSON.stringify({ balanceMinor }) });
  return ((await response.json()) as { value: { username: string; password: string } }).value;
};

describe('one process on the embedded database', () => {
  test('in production it does not start without a payment provider', async () => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', PAYMENT_PROVIDER_URL: '', DEMO_ACCOUNTS: '1' };
    await assert.rejects(run(process.execPath, [source('./main.ts')], { env }), /needs a payment provider/);
  });

  test('it seeds, refuses a second process, answers the check from the CLI, keeps what it wrote, and is what a new folder begins with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-data-'));
    const env = { ...process.env, PLATFORM_DATA: folder, DATABASE_URL: '' };
    let server: ServerProcess | undefined;
    try {
      const templates = { DATABASE_TEMPLATES: join(folder, 'templates') };
      server = await startServer({ PLATFORM_DATA: folder, DATABASE_URL: '', ...templates });
      const { username, password } = await makeMember(server.client(), 4321);
      const { kid } = await server.client().value(getEncryptionKey, {});
      await assert.rejects(
        run(process.execPath, [source('./main.ts')], { env: { ...env, PORT: '0' } }),
        /is open in process/,
      );
      const live = await run(process.execPath, [source('./cli.ts'), 'check'], { env });
      assert.match(live.stdout, /The ledger is sound/);
      assert.equal(await server.stop(), 0);
      const cold = await run(process.execPath, [source('./cli.ts'), 'check'], { env });
      assert.match(cold.stdout, /The ledger is sound/);
      server = await startServer({ PLATFORM_DATA: folder, DATABASE_URL: '', DRAIN_LIMIT_MS: '1000' });
      const browser = server.client();
      await browser.logIn(username, password);
      assert.equal((await browser.value(getBalance, {})).sumBalance, '43.21');

      const half = await sendHalf(`${server.origin}${renewSession.path}`, '{"flag":false}', {
        'Content-Type': 'application/json',
        Merchant: 'tala',
        Token: browser.token ?? '',
      });
      assert.equal(await server.stop(), 0, 'half a request keeps nothing from ending');
      half.drop();

      const [template = ''] = readdirSync(templates.DATABASE_TEMPLATES);
      writeFileSync(join(templates.DATABASE_TEMPLATES, template, 'copied'), '');
      const other = join(folder, 'other');
      server = await startServer({ PLATFORM_DATA: other, DATABASE_URL: '', ...templates });
      assert.ok(existsSync(join(other, 'database/copied')), 'a new folder begins as a copy of what was filled');
      await server.client().logIn('juan_dc88', 'Lantern-2026');
      assert.equal((await server.client().tryLogIn(username, password)).errorCode, 'login.failed');
      assert.notEqual((await server.client().value(getEncryptionKey, {})).kid, kid, 'each has its own key');

      const unserved = join(folder, 'unserved');
      mkdirSync(unserved);
      renameSync(join(templates.DATABASE_TEMPLATES, template), join(unserved, 'database'));
      const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: unserved });
      const [[seeded], [last]] = await Promise.all([
        db.select().from(seededDays).limit(1),
        db.select().from(writtenDays).orderBy(desc(writtenDays.day)).limit(1),
      ]).finally(close);
      assert.ok(seeded && last);
      const until = seeded.seededAt.getTime() - DAY_WRITTEN_MS;
      assert.equal(last.until.getTime(), until, 'no job has to write the days of teams that a copy begins with');
    } finally {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('two processes on one Postgres', {
  skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres',
}, () => {
  test('start together on an empty database and share sessions, captchas, limits and money', async () => {
    const database = await openTestDatabase('postgres');
    const env = { DATABASE_URL: database.url ?? '' };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    try {
      const [here, there] = servers.map((server) => server.client()) as [TestClient, TestClient];
      const { username, password } = await makeMember(here, 2000);

      await here.tryLogIn(username, 'wrong');
      const sum = await there.value(getCaptchaSum, {});
      assert.equal((await there.tryLogIn(username, password)).errorCode, 'captcha.required');
      const signedIn = await there.tryLogIn(username, password, String(sum.left + sum.right));
      here.token = signedIn.value.token;
      there.token = signedIn.value.token;
      assert.equal((await here.value(getBalance, {})).sumBalance, '20.00');
      assert.equal((await there.value(getBalance, {})).sumBalance, '20.00');

      const { launch } = await openGame(here, '100001');
      const spin = async (browser: TestClient, idempotencyKey: string) => {
        const body = JSON.stringify({ stake: 100, idempotencyKey });
        const response = await browser.fetch('/wps/play/api/round', {
          method: 'POST',
          headers: { Launch: launch },
          body,
        });
        return (await response.json()) as { success: boolean; value: RoundResult };
      };
      const twins = await Promise.all([spin(here, 'twin-key'), spin(there, 'twin-key')]);
      assert.equal(twins[0]?.value.betNo, twins[1]?.value.betNo);
      const rounds = await Promise.all(
        Array.from({ length: 16 }, (_, index) => spin(index % 2 ? here : there, `both-${index}`)),
      );
      const played = [...rounds.filter(({ success }) => success), ...twins.slice(0, 1)];
      const won = played.reduce((total, { value }) => total + value.payoutMinor, 0);
      assert.equal(toMinor((await there.value(getBalance, {})).sumBalance), BigInt(2000 - played.length * 100 + won));

      const third = await there.tryLogIn(username, password);
      const [endedHere, endedThere] = servers.map((server) => server.client()) as [TestClient, TestClient];
      endedHere.token = third.value.token;
      endedThere.token = third.value.token;
      await endedThere.value(logout, {});
      assert.equal(
        (await endedHere.call(getBalance, {})).errorCode,
        'session.expired',
        'an end is one in every process',
      );

      const { token = '' } = here;
      const [first] = servers as [ServerProcess, ServerProcess];
      const headers = { 'Content-Type': 'application/json', Merchant: 'tala', Token: token };
      const renewing = await Promise.all(
        Array.from({ length: 40 }, () => sendHalf(first.origin + renewSession.path, '{"flag":false}', headers)),
      );
      const ready = await fetch(`${first.origin}/ready`);
      assert.equal(ready.status, 200);
      const ended = first.stop();
      await untilRefused(first.origin);
      assert.deepEqual(
        new Set(await Promise.all(renewing.map(({ finish }) => finish()))),
        new Set([200]),
        'what had begun is answered',
      );
      assert.equal(await ended, 0);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
    }
  });
});
