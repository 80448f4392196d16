import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { logout } from '@shared-kernel/contracts/account/session';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { checkLedger } from '../../../src/ledger/check.ts';
import { type OpenVendors, openVendors, VENDORS } from '../../../src/testing/open-vendor.ts';
import { serveApp } from '../../../src/testing/serve-app.ts';
import { createClient, type TestClient } from '../../../src/testing/test-client.ts';
import { describePlatform } from '../../../src/testing/test-platform.ts';
import { openSqlite } from '../reference/open-sqlite.ts';
import { createVendor } from './app.ts';
import { checkWallet } from './conformance/wallet-cases.ts';
import { createRounds } from './rounds.ts';
import { openStore, type Session } from './store.ts';
import { createWallet, type Wallet } from './wallet.ts';

const TIMEOUT_MS = 400;
const LATE_MS = 700;
/** Far longer than a call takes. */
const PACE_MS = 300;
const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SITE = 'http://tala.example';

/** What becomes of one call: never arrives, is done and its answer lost, is done and answered too late, is refused. */
type Fault = 'dropped' | 'lost' | 'late' | 'refused';
interface Result {
  readonly betNo: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly balanceMinor: number;
}

const SESSION: Session = {
  token: 't',
  walletSession: 's',
  player: 'p',
  currency: 'PHP',
  isFreePlay: 0,
  gameCode: 'dragon-ember',
  gameId: 'dragon-ember',
  gameName: 'Dragon Ember',
  shortestRoundMs: 0,
  openedAt: 0,
};

describePlatform('a vendor in a process of its own', 'catalogue', (platform) => {
  const access = { code: 'SIYAM', key: VENDORS.SIYAM.key };
  const store = openStore(':memory:');
  let vendors: OpenVendors;
  let site: Awaited<ReturnType<typeof serveApp>>;
  let faults: { call: string; fault: Fault }[] = [];
  let ahead = 0;

  /** An answer that is to come too late is not waited for; any other is. */
  const timeoutOf = (name: string): number =>
    faults.find(({ call }) => call === name)?.fault === 'late' ? TIMEOUT_MS : 10_000;
  const open = () => {
    const wallet: Wallet = (call, ask) =>
      createWallet({ ...access, walletUrl: site.origin, timeoutMs: timeoutOf(call) })(call, ask);
    const now = () => Date.now() + ahead;
    const rounds = createRounds(store, wallet, now);
    return { rounds, app: createVendor({ store, wallet, rounds, siteOrigins: SITE, now }) };
  };
  let vendor: ReturnType<typeof open>;

  before(async () => {
    vendors = openVendors(platform());
    const answer = async (request: Request): Promise<Response> => {
      const call = new URL(request.url).pathname.split('/').at(-1);
      const at = faults.findIndex((each) => each.call === call);
      const [found] = at === -1 ? [] : faults.splice(at, 1);
      if (found?.fault === 'dropped') return new Response('Bad gateway', { status: 502 });
      if (found?.fault === 'refused')
        return Response.json({ success: false, errorCode: 'session.expired', message: '' }, { status: 401 });
      const done = await vendors.api.app.fetch(request);
      if (found?.fault === 'late') await sleep(LATE_MS);
      return found?.fault === 'lost' ? new Response('Internal error', { status: 500 }) : done;
    };
    site = await serveApp({ fetch: answer });
    vendor = open();
  });
  after(async () => {
    await site.close();
    store.close();
  });

  const member = async (balanceMinor = 100_000) => {
    const { username, password } = await platform().member({ balanceMinor });
    const browser = createClient(vendors.api.app, 'tala');
    await browser.logIn(username, password);
    return browser;
  };
  const page = async <Value>(path: string, launch: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const headers = { Launch: launch, 'Content-Type': 'application/json' };
    const response = await vendor.app.request(`/wps/play/api/${path}`, { ...init, headers });
    const answer = (await response.json()) as { errorCode?: string; value: Value };
    return { status: response.status, ...answer };
  };
  const openPage = async (browser: TestClient) => {
    const ticket = await vendors.launch(browser);
    const opened = await page<{ launch: string; state: { balanceMinor: number; title: string } }>('open', ticket, {});
    const { launch } = opened.value;
    const round = (idempotencyKey: string, stake = 500) => page<Result>('round', launch, { stake, idempotencyKey });
    const balance = async () => (await page<{ balanceMinor: number }>('state', launch)).value?.balanceMinor;
    return { ticket, launch, round, balance, state: opened.value.state };
  };
  /** Asks again as the kit's page does, until the vendor has an answer. */
  const insist = async (ask: () => ReturnType<Awaited<ReturnType<typeof openPage>>['round']>) => {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
    }
    throw new Error('The vendor stays busy.');
  };
  const bets = async (browser: TestClient) => {
    const day = dayOf(new Date());
    const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    return (await browser.value(getBetRecords, asked)).list.map(({ status, payout }) => ({ status, payout }));
  };

  test('the platform passes every case of the suite that vendors run against it', async () => {
    const browser = await member();
    const results = await checkWallet({
      ...access,
      timeoutMs: 10_000,
      walletUrl: site.origin,
      ticket: await vendors.launch(browser),
      endSession: () => browser.value(logout, {}),
    });
    assert.ok(results.length >= 19);
    assert.deepEqual(
      results.filter(({ fault }) => fault !== undefined),
      [],
    );
  });

  test('the suite keeps to the pace that the platform names', async (context) => {
    const paced = openVendors(platform(), { shortestRoundMs: PACE_MS });
    const walked = await serveApp({ fetch: (request) => paced.api.app.fetch(request) });
    context.after(() => walked.close());
    const ticket = await paced.launch(await member());
    const results = await checkWallet({ ...access, timeoutMs: 10_000, walletUrl: walked.origin, ticket });
    assert.deepEqual(
      results.filter(({ fault }) => fault !== undefined),
      [],
    );
  });

  test('the command says so, case by case, from the address of a launch', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-key-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, access.key);
    const check = (launch: string, ...options: readonly string[]) =>
      promisify(execFile)(process.execPath, [CLI, 'check-vendor', site.origin, launch, ...options]);
    const ask = (launch: string) => check(launch, '--vendor', 'SIYAM', '--key-file', keyFile);
    const ticket = await vendors.launch(await member());
    const { stdout } = await ask(`https://siyam.example/play/dragon-ember?lang=EN#launch=${ticket}`);
    assert.match(stdout, /ok {4}a bet takes, a win pays\n/);
    assert.match(stdout, /\b(\d+) of \1 cases hold\./);
    await assert.rejects(ask(`#launch=${ticket}`), {
      code: 1,
      stderr: /^\nThe launch opens nothing at \S+ .*session\.expired\n$/,
    });
    await assert.rejects(check(`#launch=${ticket}`), { code: 1, stderr: /^\nGive the address .* --key-file\.\n$/ });
    await assert.rejects(check(`#launch=${ticket}`, '--vendor', 'SIYAM', '--key-file', join(folder, 'none')), {
      code: 1,
      stderr: /^\n--key-file takes .* cannot be read\.\n$/,
    });
  });

  test('the command ends with 1 when a case does not hold', async (context) => {
    const value = { session: 's', player: 'p', currency: 'PHP', balanceMinor: '5', betNo: 'B', shortestRoundMs: 0 };
    const careless = await serveApp({ fetch: () => Response.json({ success: true, value }) });
    context.after(() => careless.close());
    const keyFile = join(mkdtempSync(join(tmpdir(), 'vendor-key-')), 'key');
    context.after(() => rmSync(dirname(keyFile), { recursive: true }));
    writeFileSync(keyFile, access.key);
    const args = [CLI, 'check-vendor', careless.origin, 't', '--vendor', 'SIYAM', '--key-file', keyFile];
    await assert.rejects(promisify(execFile)(process.execPath, args), {
      code: 1,
      stdout: /\nFAIL {2}another key is refused: .*\n[\s\S]*\n1 of 18 cases hold\.\n$/,
    });
  });

  test('the suite tells of a wallet that keeps none of it', async () => {
    const value = { session: 's', player: 'p', currency: 'PHP', balanceMinor: '5', betNo: 'B' };
    const careless = await serveApp({ fetch: () => Response.json({ success: true, value }) });
    const results = await checkWallet({
      ...access,
      walletUrl: careless.origin,
      ticket: 't',
      endSession: async () => 0,
    });
    await careless.close();
    const passed = results.filter(({ fault }) => fault === undefined).map(({ name }) => name);
    // A balance that never moves looks like nothing taken.
    assert.deepEqual(passed, ['a bet and its cancel at once leave nothing taken']);
  });

  test('a ticket opens the vendor’s page once, and its round is one bet of the site', async () => {
    const browser = await member();
    const { ticket, round, balance, state } = await openPage(browser);
    assert.deepEqual([state.balanceMinor, state.title], [100_000, 'Dragon Ember']);
    assert.equal((await page('open', ticket, {})).errorCode, 'session.expired');
    const { value } = await round('first-round');
    assert.equal(value.balanceMinor, 100_000 - value.stakeMinor + value.payoutMinor);
    assert.equal(await balance(), value.balanceMinor);
    assert.deepEqual((await round('first-round')).value, value);
    assert.equal((await round('first-round', 1_000)).errorCode, 'request.duplicate');
    assert.deepEqual(
      (await bets(browser)).map(({ status }) => status),
      ['settled'],
    );
  });

  test('one key many times at once is one round', async () => {
    const { round, balance } = await openPage(await member());
    const answers = await Promise.all(Array.from({ length: 8 }, () => round('one-of-many')));
    assert.equal(new Set(answers.map(({ value }) => JSON.stringify(value))).size, 1);
    assert.equal(await balance(), answers[0]?.value.balanceMinor);
  });

  for (const fault of ['dropped', 'lost', 'late'] as const) {
    test(`a stake whose answer is ${fault} once is asked for again, and taken once`, async () => {
      const browser = await member();
      const { round, balance } = await openPage(browser);
      faults = [{ call: 'bet', fault }];
      const { value } = await round('asked-again');
      assert.equal(await balance(), value.balanceMinor);
      assert.equal((await bets(browser)).length, 1);
    });

    test(`a stake whose answers are ${fault} is cancelled; asked again it is a new round`, async () => {
      const browser = await member();
      const { round, balance } = await openPage(browser);
      faults = ['bet', 'bet'].map((call) => ({ call, fault }));
      assert.equal((await round('cancelled-round')).errorCode, 'platform.busy');
      assert.equal(await balance(), 100_000);
      const { value } = await insist(() => round('cancelled-round'));
      assert.equal(await balance(), value.balanceMinor);
      assert.equal((await bets(browser)).filter(({ status }) => status === 'settled').length, 1);
    });

    test(`a win and an end whose answers are ${fault} arrive once`, async () => {
      const browser = await member();
      const { launch, round, balance } = await openPage(browser);
      // The same rounds each time, one of which wins.
      const seeds = { serverSeed: 'ab'.repeat(32), nextSeed: 'cd'.repeat(32), clientSeed: 'mine', rounds: 0 };
      store.putSeeds({ ...seeds, player: store.session(launch)?.player ?? '' });
      let paid: Result | undefined;
      for (let index = 0; index < 40 && (paid?.payoutMinor ?? 0) === 0; index += 1) {
        faults = ['win', 'win', 'round-closed'].map((call) => ({ call, fault }));
        paid = (await insist(() => round(`winning-${fault}-${index}`))).value;
      }
      assert.ok((paid?.payoutMinor ?? 0) > 0, 'a round has won');
      assert.equal(await balance(), paid?.balanceMinor);
      faults = [];
      ahead += 60_000;
      await vendor.rounds.takeUpLeft();
      assert.equal(await balance(), paid?.balanceMinor);
      assert.ok((await bets(browser)).every(({ status }) => status === 'settled'));
    });
  }

  test('a stake that is refused after silence is cancelled', async () => {
    const browser = await member();
    const { launch, round, balance } = await openPage(browser);
    faults = [
      { call: 'bet', fault: 'lost' },
      { call: 'bet', fault: 'refused' },
    ];
    assert.equal((await round('refused-then')).errorCode, 'session.expired');
    assert.equal(await balance(), 100_000);
    faults = ['bet', 'bet', 'cancel'].map((call) => ({ call, fault: call === 'bet' ? 'lost' : 'dropped' }));
    await round('asked-before');
    assert.equal(await balance(), 99_500);
    const left = store.round(`${store.session(launch)?.player}/asked-before`);
    assert.ok(left);
    store.putRound({ ...left, state: 'asked' });
    faults = [{ call: 'bet', fault: 'refused' }];
    assert.equal((await round('asked-before')).errorCode, 'session.expired');
    assert.equal(await balance(), 100_000, 'asked before a restart, too');
  });

  test('a process that dies between stake and draw gives the stake back when it is there again', async () => {
    const browser = await member();
    const { launch, round, balance } = await openPage(browser);
    const session = store.session(launch);
    assert.ok(session);
    faults = ['bet', 'bet', 'cancel'].map((call) => ({ call, fault: 'lost' as const }));
    assert.equal((await round('dies-in-the-middle')).errorCode, 'platform.busy');
    vendor = open();
    ahead += 60_000;
    await vendor.rounds.takeUpLeft();
    assert.equal(await balance(), 100_000);
    assert.deepEqual(await bets(browser), [{ status: 'void', payout: '0.00' }]);
  });

  test('a session is kept for the four hours that the site’s lasts', async () => {
    const { launch, balance } = await openPage(await member());
    const openedAt = store.session(launch)?.openedAt ?? 0;
    store.removeOldSessions(openedAt + 4 * 3_600_000 - 1);
    assert.equal(await balance(), 100_000);
    store.removeOldSessions(openedAt + 4 * 3_600_000);
    assert.equal(store.session(launch), undefined);
    assert.equal((await page('state', launch)).errorCode, 'session.expired');
  });

  test('a file of an older vendor is taken over', (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'rounds.sqlite');
    const older = openSqlite(file, 'create table sessions (token text primary key, category text not null) strict;');
    older.insert('sessions', { token: 'older', category: 'RNG' }, 'ignore');
    older.close();
    const taken = openStore(file);
    assert.equal(taken.session('older'), undefined, 'its players open their game again');
    taken.putSession(SESSION);
    assert.deepEqual({ ...taken.session('t') }, SESSION);
    taken.close();
  });

  test('what the site refuses, the page is told as it is', async () => {
    const browser = await member(100);
    const { round, balance, launch } = await openPage(browser);
    assert.equal((await round('too-much-for-me')).errorCode, 'wallet.insufficient');
    assert.equal((await round('no-such-stake', 7)).errorCode, 'request.invalid');
    assert.equal(await balance(), 100);
    await browser.value(logout, {});
    assert.equal((await round('after-sign-out', 50)).errorCode, 'session.expired');
    assert.equal((await page('state', launch)).errorCode, 'session.expired');
    assert.equal((await page('state', 'nothing')).errorCode, 'session.expired');
  });

  test('its rounds can be checked: a changed seed reveals what drew until then', async () => {
    const { launch, round } = await openPage(await member());
    const { value } = await round('to-be-checked');
    interface Fair {
      readonly seeds: { readonly seedHash: string; readonly nextHash: string };
      readonly rounds: readonly { readonly betNo: string; readonly proof?: { readonly seedHash: string } }[];
    }
    const promised = (await page<Fair>('fair', launch)).value;
    assert.deepEqual([promised.rounds[0]?.betNo, promised.rounds[0]?.proof], [value.betNo, undefined]);
    const { seedHash, nextHash } = promised.seeds;
    const changed = (await page<Fair>('fair', launch, { clientSeed: 'mine', seedHash })).value;
    assert.deepEqual([changed.seeds.seedHash, changed.rounds[0]?.proof?.seedHash], [nextHash, seedHash]);
  });

  test('as a process it serves its page to the sites that it knows, and ends in peace', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: '0', VENDOR_KEY: access.key, VENDOR_DATA: folder, SITE_ORIGINS: SITE },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let origin = '';
    for await (const line of createInterface({ input: child.stdout })) {
      origin = /listening on (\S+)/.exec(line)?.[1] ?? '';
      if (origin !== '') break;
    }
    const answer = await fetch(`${origin}/wps/play/dragon-ember?lang=EN`);
    assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors http:\/\/tala\.example;/);
    const files = [...(await answer.text()).matchAll(/(?:href|src)="(\/wps\/play\/frames\/[^"]+)"/g)];
    assert.ok(files.length > 10);
    for (const [, file = ''] of files) assert.equal((await fetch(`${origin}${file}`)).status, 200, file);
    const outside = ['kit/../../../package.json', 'kit/%2e%2e/%2e%2e/src/cli.ts', 'nothing/x.js'];
    for (const file of outside) assert.equal((await fetch(`${origin}/wps/play/frames/${file}`)).status, 404);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });

  test('after all of it the ledger is sound', async () => {
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
