import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptcha, getCaptchaSum, login, startTrial } from '@shared-kernel/contracts/account/session';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createApp } from '../../app.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { openDatabase } from '../../database/open-database.ts';
import { eq, like } from '../../database/orm.ts';
import { rateLimits } from '../../http/http.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { captchas } from '../captcha/captcha.tables.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const REGISTERED = { registerUrl: 'localhost', registerMethod: 'H5' };
const UNRECOGNISED_TRIES = 10;
const ONE_ADDRESS_TRIES = 5;
const OWN_TRIES = 10;
const GUESSERS = 100;
const LAST = GUESSERS - 1;

describePlatform('limits of the login', 'catalogue', (platform) => {
  const at = (address: string) => ({ 'X-Forwarded-For': address });
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `203.0.${113 + (addresses >> 8)}.${addresses & 255}`;
  };

  /** Solves a captcha as a script would that reads pictures well. */
  const solve = async (browser: TestClient, headers: Record<string, string>): Promise<string> => {
    const kept = async () => platform().db.select().from(captchas);
    const before = new Map((await kept()).map(({ visitor, answer }) => [visitor, answer]));
    await browser.call(getCaptcha, {}, headers);
    return (await kept()).find(({ visitor, answer }) => before.get(visitor) !== answer)?.answer ?? '';
  };
  const guess = async (browser: TestClient, username: string, password: string, address = newAddress()) => {
    const first = await browser.tryLogIn(username, password, undefined, at(address));
    if (first.errorCode !== 'captcha.required') return first;
    return browser.tryLogIn(username, password, await solve(browser, at(address)), at(address));
  };
  const moveClock = (offsetMs: number) => writeSetting(platform().db, 'clock', { offsetMs });

  test('of a hundred guesses at once at two instances ten are looked at, and the right one behind them is not', async () => {
    const { username, password } = await platform().member();
    const { url } = platform().database;
    const second = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    const other = createApp(second ?? platform().database, TEST_CONFIG);
    try {
      const guessers = Array.from({ length: GUESSERS }, (_, index) => ({
        browser: createClient((index % 2 === 0 ? platform().api : other).app, 'tala'),
        headers: at(newAddress()),
      }));
      const solved: string[] = [];
      for (const { browser, headers } of guessers) solved.push(await solve(browser, headers));
      const answers = await Promise.all(
        guessers.map(({ browser, headers }, index) =>
          browser.tryLogIn(username, index === LAST ? password : `guess-${index}`, solved[index], headers),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status === 401).length, UNRECOGNISED_TRIES);
      assert.equal(statuses.filter((status) => status === 429).length, GUESSERS - UNRECOGNISED_TRIES);
      assert.equal(statuses[LAST], 429, 'the right one, sent last, is not looked at');
    } finally {
      await second?.close();
    }
  });

  test('a number is one name, however it is spelt', async () => {
    const { id, password } = await platform().member();
    await platform()
      .db.insert(memberProfiles)
      .values({
        ...REGISTERED,
        memberId: Number(id),
        merchant: 'tala',
        mobile: '639185550123',
        isMobileVerified: true,
      });
    const spellings = ['09185550123', '+63 918 555 0123', '918-555-0123', '639185550123', '０９１８５５５０１２３'];
    for (let tries = 0; tries < UNRECOGNISED_TRIES; tries += 1) {
      const spelt = spellings[tries] ?? `09185550123 ext ${tries}`;
      assert.equal((await guess(platform().client(), spelt, 'wrong')).errorCode, 'login.failed', spelt);
    }
    assert.equal((await guess(platform().client(), '0918 555 0123', password)).errorCode, 'rate.limited');
    const names = await platform()
      .db.select({ subject: rateLimits.subject })
      .from(rateLimits)
      .where(like(rateLimits.subject, 'login/name/tala/%555%'));
    assert.deepEqual(names, [{ subject: 'login/name/tala/639185550123' }]);
  });

  test('one address has half of the failures that unrecognised devices have at a name', async () => {
    const { username, password } = await platform().member();
    const address = newAddress();
    for (let tries = 0; tries < ONE_ADDRESS_TRIES; tries += 1) {
      assert.equal((await guess(platform().client(), username, 'wrong', address)).errorCode, 'login.failed');
    }
    assert.equal((await guess(platform().client(), username, password, address)).status, 429);
    assert.equal((await guess(platform().client(), username, password)).success, true, 'from elsewhere');
  });

  test('unrecognised devices close a name to unrecognised devices, until the time in the answer', async () => {
    const { username, password } = await platform().member();
    for (let tries = 0; tries < UNRECOGNISED_TRIES; tries += 1) {
      assert.equal((await guess(platform().client(), username, 'wrong')).errorCode, 'login.failed');
    }
    const refused = await guess(platform().client(), username, password);
    assert.deepEqual([refused.status, refused.errorCode], [429, 'rate.limited']);
    const leftMs = Number(refused.headers.get('Retry-After')) * 1000;
    assert.ok(leftMs > 14 * MINUTE_MS && leftMs <= 15 * MINUTE_MS, `${leftMs} ms`);
    await moveClock(leftMs);
    assert.equal((await guess(platform().client(), username, password)).success, true);
    await moveClock(0);
  });

  test('the owner’s own browser is let in at once, whatever unrecognised devices did, and its own limit holds it', async () => {
    const { username, password } = await platform().member();
    const owner = platform().client();
    await owner.logIn(username, password);
    for (let tries = 0; tries <= UNRECOGNISED_TRIES; tries += 1) await guess(platform().client(), username, 'wrong');
    const again = await owner.tryLogIn(username, password, undefined, at(newAddress()));
    assert.equal(again.success, true, 'no captcha and no refusal');
    for (let tries = 0; tries < OWN_TRIES; tries += 1) {
      assert.equal((await guess(owner, username, 'wrong')).errorCode, 'login.failed');
    }
    assert.equal((await guess(owner, username, password)).status, 429);
  });

  test('a new phone at an address from which the owner has logged in is let in, and the address’s own limit holds it', async () => {
    const { username, password } = await platform().member();
    const home = newAddress();
    assert.equal((await platform().client().tryLogIn(username, password, undefined, at(home))).success, true);
    for (let tries = 0; tries <= UNRECOGNISED_TRIES; tries += 1) await guess(platform().client(), username, 'wrong');
    assert.equal((await guess(platform().client(), username, password)).status, 429);
    assert.equal((await platform().client().tryLogIn(username, password, undefined, at(home))).success, true);
    for (let tries = 0; tries < ONE_ADDRESS_TRIES; tries += 1)
      assert.equal((await guess(platform().client(), username, 'wrong', home)).errorCode, 'login.failed');
    assert.equal((await guess(platform().client(), username, password, home)).status, 429);
  });

  test('a browser that is known to another account is unrecognised at this one', async () => {
    const [victim, own] = [await platform().member(), await platform().member()];
    const attacker = platform().client();
    await attacker.logIn(own.username, own.password);
    for (let tries = 0; tries < UNRECOGNISED_TRIES; tries += 1) await guess(attacker, victim.username, 'wrong');
    assert.equal((await guess(attacker, victim.username, victim.password)).status, 429);
  });

  test('one address with one password for many names needs a captcha for each, then is refused; a known browser there is not', async () => {
    const address = newAddress();
    const { username, password } = await platform().member();
    const known = platform().client();
    await known.logIn(username, password);
    const spray = (name: string) => platform().client().tryLogIn(name, 'Lantern-2026', undefined, at(address));
    for (let names = 0; names < 10; names += 1) assert.equal((await spray(`spray_${names}`)).errorCode, 'login.failed');
    assert.equal((await spray('spray_one_more')).errorCode, 'captcha.required');
    const use = (subject: string, count: number) =>
      platform().db.update(rateLimits).set({ count }).where(eq(rateLimits.subject, subject));
    const unrecognised = async () => (await guess(platform().client(), 'spray_last', 'Lantern-2026', address)).status;
    await use(`login/address/${address}`, 99);
    assert.deepEqual([await unrecognised(), await unrecognised()], [401, 429], 'so many failures');
    await use(`login/address/${address}`, 0);
    await use(`${login.path}/address/${address}`, 300);
    assert.equal(await unrecognised(), 429, 'so many tries');
    assert.equal((await known.tryLogIn(username, password, undefined, at(address))).success, true);
  });

  test('the browsers that one account makes known ask no oftener together than an address', async () => {
    const { username, password } = await platform().member();
    const known = async () => {
      const browser = platform().client();
      await browser.logIn(username, password);
      return browser;
    };
    const [first, second] = [await known(), await known()];
    assert.equal((await first.call(getCaptcha, {})).status, 200);
    await platform()
      .db.update(rateLimits)
      .set({ count: 120 })
      .where(like(rateLimits.subject, `${getCaptcha.path}/known/%`));
    for (const browser of [first, second, await known()])
      assert.equal((await browser.call(getCaptcha, {}, at(newAddress()))).errorCode, 'rate.limited');
    assert.equal((await platform().client().call(getCaptcha, {}, at(newAddress()))).status, 200);
  });

  test('a name under attack costs unrecognised devices work besides the captcha, more with each failure; the owner’s browser costs none', async () => {
    const { username, password } = await platform().member();
    const owner = platform().client();
    await owner.logIn(username, password);
    const weightOf = async () => {
      const browser = platform().client();
      const headers = { ...at(newAddress()), [HEADER.proof]: 'none' };
      const refused = await browser.tryLogIn(username, 'wrong', await solve(browser, headers), headers);
      if (refused.errorCode !== 'proof.required') return 0;
      const { challenge } = refused.value as unknown as { challenge: { parameters: { data: { weight: number } } } };
      return challenge.parameters.data.weight;
    };
    for (let tries = 0; tries < 3; tries += 1) await guess(platform().client(), username, 'wrong');
    assert.equal(await weightOf(), 0);
    await guess(platform().client(), username, 'wrong');
    const first = await weightOf();
    await guess(platform().client(), username, 'wrong');
    assert.ok(first > 0 && (await weightOf()) > first);
    assert.equal((await owner.tryLogIn(username, password, undefined, { [HEADER.proof]: 'none' })).success, true);
  });

  test('a flood of refusals does not fill the audit', async () => {
    const { username } = await platform().member();
    const address = newAddress();
    const browser = platform().client();
    const isOfFlood = eq(auditEvents.event, 'login.captcha-wrong');
    const kept = async () => (await platform().db.select().from(auditEvents).where(isOfFlood)).length;
    await browser.tryLogIn(username, 'wrong', undefined, at(address));
    const before = await kept();
    for (let tries = 0; tries < 25; tries += 1) {
      const refused = await browser.tryLogIn(username, 'wrong', '000000', at(address));
      assert.equal(refused.errorCode, 'captcha.wrong');
    }
    assert.equal((await kept()) - before, 10);
    const limits = async () =>
      (await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'limit.reached'))).length;
    const earlier = await limits();
    await platform().client().call(getCaptcha, {}, at(address));
    await platform()
      .db.update(rateLimits)
      .set({ count: 120 })
      .where(like(rateLimits.subject, `%/address/${address}`));
    for (let tries = 0; tries < 25; tries += 1) {
      assert.equal((await platform().client().call(getCaptcha, {}, at(address))).status, 429);
    }
    assert.equal((await limits()) - earlier, 10);
  });

  test('an address that is refused leaves no row for each cookie that it drops', async () => {
    const address = newAddress();
    const rows = async () => (await platform().db.select().from(rateLimits)).length;
    await platform().client().call(getCaptcha, {}, at(address));
    await platform()
      .db.update(rateLimits)
      .set({ count: 120 })
      .where(like(rateLimits.subject, `%/address/${address}`));
    await platform().client().call(getCaptcha, {}, at(address));
    const before = await rows();
    for (let asked = 0; asked < 5; asked += 1) await platform().client().call(getCaptcha, {}, at(address));
    assert.equal(await rows(), before);
  });

  test('trials at once from one address without a cookie: ten a minute, whatever work is proved', async () => {
    const address = newAddress();
    const start = () => platform().client().call(startTrial, {}, at(address));
    const answers = await Promise.all(Array.from({ length: 30 }, start));
    const made = answers.filter(({ success }) => success).length;
    assert.ok(made <= 10 && answers.every(({ success, status }) => success || status === 429), `${made} made`);
    await moveClock(MINUTE_MS);
    assert.equal((await start()).success, true);
    await moveClock(0);
  });

  test('right passwords use nothing up', async () => {
    const { username, password } = await platform().member();
    const address = newAddress();
    for (let logins = 0; logins < 2 * UNRECOGNISED_TRIES; logins += 1) {
      assert.equal((await platform().client().tryLogIn(username, password, undefined, at(address))).success, true);
    }
  });

  test('a window that starts in the future, after a clock that was ahead, is over', async () => {
    const { username, password } = await platform().member();
    await moveClock(3 * 24 * 60 * MINUTE_MS);
    for (let tries = 0; tries <= UNRECOGNISED_TRIES; tries += 1) await guess(platform().client(), username, 'wrong');
    await moveClock(0);
    assert.equal((await guess(platform().client(), username, password)).success, true);
  });

  test('without cookies the address counts: pictures, sums and trials end', async () => {
    const address = newAddress();
    const asked = [
      { endpoint: getCaptcha, most: 120 },
      { endpoint: getCaptchaSum, most: 120 },
      { endpoint: startTrial, most: 200 },
    ] as const;
    for (const { endpoint, most } of asked) {
      const subject = `${endpoint.path}/address/${address}`;
      assert.equal(
        (
          await platform()
            .client()
            .call(endpoint, {}, at(`10.1.1.1, ${address}`))
        ).status,
        200,
      );
      await platform().db.update(rateLimits).set({ count: most }).where(like(rateLimits.subject, subject));
      const refused = await platform()
        .client()
        .call(endpoint, {}, at(`10.1.1.2, ${address}`));
      assert.deepEqual([refused.status, refused.errorCode], [429, 'rate.limited'], endpoint.path);
      assert.equal((await platform().client().call(endpoint, {}, at(newAddress()))).status, 200);
    }
  });
});
