import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logout, renewSession, startTrial } from '@shared-kernel/contracts/account/session';
import { endOtherSessions, endSession, getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts, setSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { mailOutbox } from '../../notifications/mail.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { openGame } from '../../testing/open-game.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const NODE = '100001';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describePlatform('sessions', 'catalogue', (platform) => {
  const wait = (offsetMs: number) => writeSetting(platform().db, 'clock', { offsetMs });
  const isIn = async (browser: TestClient) => (await browser.call(getBalance, {})).success;
  /** One member in several browsers. */
  const signedInTimes = async (count: number) => {
    const member = await platform().member();
    const browsers = Array.from({ length: count }, () => platform().client());
    for (const browser of browsers) await browser.logIn(member.username, member.password);
    return { ...member, browsers };
  };

  test('a session that is used lives on; one that nobody uses for half an hour has ended', async () => {
    const browser = await platform().signedIn();
    for (const minutes of [29, 58, 87]) {
      await wait(minutes * MINUTE_MS);
      assert.equal(await isIn(browser), true, `${minutes} minutes`);
    }
    await wait((87 + 31) * MINUTE_MS);
    assert.equal((await browser.call(getBalance, {})).errorCode, 'session.expired');
    await wait(0);
  });

  test('used or not, and however often renewed, it ends after twelve hours', async () => {
    const browser = await platform().signedIn();
    for (let at = 20 * MINUTE_MS; at < 12 * HOUR_MS; at += 20 * MINUTE_MS) {
      await wait(at);
      assert.equal((await browser.call(renewSession, { flag: false })).success, true, `${at / HOUR_MS} hours`);
    }
    await wait(12 * HOUR_MS + 1000);
    assert.equal((await browser.call(renewSession, { flag: false })).errorCode, 'session.expired');
    await wait(0);
  });

  test('a brand says itself how long: idle at once, the hours for the sessions that begin', async () => {
    const { db } = platform();
    const set = (sessionIdleMinutes: number, sessionHours: number) =>
      db.update(merchants).set({ sessionIdleMinutes, sessionHours }).where(eq(merchants.code, 'luna'));
    await set(5, 1);
    const [luna, tala] = [await platform().signedIn({}, 'luna'), await platform().signedIn()];
    await wait(6 * MINUTE_MS);
    assert.deepEqual([await isIn(luna), await isIn(tala)], [false, true]);
    await wait(0);
    await set(600, 1);
    const long = await platform().signedIn({}, 'luna');
    await wait(61 * MINUTE_MS);
    assert.equal(await isIn(long), false);
    await wait(0);
    await set(30, 12);
  });

  test('a game that a session opened ends with it, also when nobody uses it', async () => {
    const browser = await platform().signedIn({ balanceMinor: 1000 });
    const { launch } = await openGame(browser, NODE);
    const stateOf = async (token: string) =>
      (await browser.fetch('/wps/play/api/state', { headers: { Launch: token } })).status;
    const launched = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'game.launched'));
    assert.deepEqual(
      launched.map(({ details }) => details),
      [{ nodeId: NODE, isFreePlay: false }],
    );
    await wait(29 * MINUTE_MS);
    assert.equal(await stateOf(launch), 200);
    await wait(58 * MINUTE_MS);
    assert.equal(await isIn(browser), true, 'a game in play keeps the session');
    await wait((58 + 31) * MINUTE_MS);
    assert.equal(await stateOf(launch), 401);
    await wait(0);
    const other = await platform().signedIn({ balanceMinor: 1000 });
    const { launch: second } = await openGame(other, NODE);
    await other.value(logout, {});
    assert.equal(await stateOf(second), 401);
  });

  test('the list names the device and its network, this session first, and opens nothing', async () => {
    const { username, password, browsers } = await signedInTimes(1);
    const phone = platform().client();
    phone.headers = { 'User-Agent': PHONE, 'X-Forwarded-For': '203.0.113.9' };
    await phone.logIn(username, password);
    const listed = (await phone.value(getSessions, {})).sessions;
    assert.deepEqual(
      listed.map(({ isCurrent, browser, system, network }) => [isCurrent, browser, system, network]),
      [
        [true, 'Chrome', 'Android', '203.0.113.*'],
        [false, undefined, undefined, undefined],
      ],
    );
    const stored = await platform().db.select().from(sessions);
    const text = JSON.stringify(listed);
    assert.ok(!text.includes(phone.token ?? ' ') && !stored.some(({ tokenHash }) => text.includes(tokenHash)));
    assert.equal(listed.filter(({ id }) => id === (browsers[0]?.token ?? '')).length, 0);
  });

  test('one of the others is ended at once, the rest go on', async () => {
    const { browsers } = await signedInTimes(3);
    const [here, there, elsewhere] = browsers as [TestClient, TestClient, TestClient];
    const own = (await there.value(getSessions, {})).sessions.find(({ isCurrent }) => isCurrent);
    assert.deepEqual(await here.value(endSession, { id: own?.id ?? '' }), { ended: 1 });
    assert.deepEqual([await isIn(here), await isIn(there), await isIn(elsewhere)], [true, false, true]);
    assert.deepEqual(await here.value(endSession, { id: own?.id ?? '' }), { ended: 0 });
    const [ended] = await platform()
      .db.select()
      .from(sessions)
      .where(eq(sessions.id, own?.id ?? ''));
    assert.equal(ended?.endedBy, 'elsewhere');
  });

  test('nobody ends a session of another member, nor this one by mistake, nor one that there is not', async () => {
    const [victim, stranger] = [await platform().signedIn(), await platform().signedIn()];
    const idOf = async (browser: TestClient) => (await browser.value(getSessions, {})).sessions[0]?.id ?? '';
    for (const id of [await idOf(victim), await idOf(stranger), 'nonsense', '', "' or true --"])
      assert.deepEqual(await stranger.value(endSession, { id }), { ended: 0 }, id);
    assert.deepEqual([await isIn(victim), await isIn(stranger)], [true, true]);
  });

  test('all others are ended together', async () => {
    const { browsers } = await signedInTimes(4);
    const [here, ...others] = browsers as [TestClient, ...TestClient[]];
    assert.deepEqual(await here.value(endOtherSessions, {}), { ended: 3 });
    assert.equal(await isIn(here), true);
    for (const other of others) assert.equal(await isIn(other), false);
    assert.equal((await here.value(getSessions, {})).sessions.length, 1);
  });

  test('whoever changes an account in a transaction ends its sessions with it, or not at all', async () => {
    const { id, browsers } = await signedInTimes(1);
    const [browser] = browsers as [TestClient];
    const change = (isKept: boolean) =>
      platform().db.transaction(async (tx) => {
        assert.equal(await endSessions(tx, Number(id), { by: 'password', at: new Date() }), 1);
        if (!isKept) throw new Error('not kept');
      });
    await assert.rejects(change(false), /not kept/);
    assert.equal(await isIn(browser), true);
    await change(true);
    assert.equal(await isIn(browser), false);
  });

  test('a new password, and a member that staff disables, ends every session and game at once', async () => {
    const { username, id, browsers } = await signedInTimes(2);
    const change = async (ask: object) => {
      const body = JSON.stringify({ username, ...ask });
      const response = await platform().client().fetch('/control/member/change', { method: 'POST', body });
      return ((await response.json()) as { value: { ended: number } }).value;
    };
    const [browser] = browsers as [TestClient, TestClient];
    const { launch } = await openGame(browser, NODE);
    assert.deepEqual(await change({ password: 'Harbour-2027' }), { ended: 2 });
    for (const each of browsers) assert.equal(await isIn(each), false);
    const state = await browser.fetch('/wps/play/api/state', { headers: { Launch: launch } });
    assert.equal(state.status, 401);
    const again = platform().client();
    await again.logIn(username, 'Harbour-2027');
    assert.deepEqual(await change({ isDisabled: true }), { ended: 1 });
    assert.equal((await platform().client().tryLogIn(username, 'Harbour-2027')).errorCode, 'user.disabled');
    const kept = await platform()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.memberId, Number(id)));
    const told = kept.map(({ event }) => event).filter((event) => event.endsWith('.changed'));
    assert.deepEqual(told, ['password.changed', 'member.changed']);
    assert.ok(!JSON.stringify(kept).includes('Harbour'));
  });

  test('a login from where nobody knows the player is told to him by mail; the first one and one from home are not', async () => {
    const { username, password, id } = await platform().member();
    const from = async (address: string, browser = platform().client()) => {
      browser.headers = { 'User-Agent': PHONE, 'X-Forwarded-For': address };
      await browser.logIn(username, password);
      await runJobsNow(platform().api.platform, JOBS);
      const mails = await platform()
        .db.select()
        .from(messages)
        .where(eq(messages.memberId, Number(id)));
      return mails.map(({ body }) => body.EN);
    };
    const own = platform().client();
    assert.deepEqual(await from('203.0.113.1', own), []);
    assert.deepEqual(await from('203.0.113.1'), [], 'another browser at home');
    assert.deepEqual(await from('198.51.100.1', own), [], 'the own browser elsewhere');
    const [mail, ...others] = await from('192.0.2.77');
    assert.match(mail ?? '', /new device \(Chrome, Android, 192\.0\.2\.\*\)/);
    assert.deepEqual(others, []);
    assert.equal((await from('192.0.2.77')).length, 1, 'known from now on');
  });

  test('one whose e-mail is proved is told there too; one who has switched it off is told nothing', async () => {
    const { db } = platform();
    const { username, password, id } = await platform().member();
    const [memberId, address] = [Number(id), `alerts_${id}@example.com`];
    await db.insert(memberProfiles).values({
      memberId,
      merchant: 'tala',
      email: address,
      isEmailVerified: true,
      registerUrl: 'localhost',
      registerMethod: 'H5',
    });
    let told = 0;
    const from = async (network: string) => {
      const browser = platform().client();
      browser.headers = { 'User-Agent': PHONE, 'X-Forwarded-For': network };
      await browser.logIn(username, password);
      await runJobsNow(platform().api.platform, JOBS);
      const before = told;
      told = (await db.select().from(mailOutbox).where(eq(mailOutbox.address, address))).length;
      return { browser, mails: told - before };
    };
    assert.equal((await from('203.0.113.1')).mails, 0);
    const { browser, mails } = await from('192.0.2.1');
    assert.equal(mails, 1);
    assert.deepEqual(await browser.value(getSignInAlerts, {}), { isOn: true });
    await browser.value(setSignInAlerts, { isOn: false });
    assert.equal((await from('198.51.100.9')).mails, 0);
    const own = await db.select().from(messages).where(eq(messages.memberId, memberId)).orderBy(messages.id);
    assert.deepEqual(
      own.map(({ subject }) => subject.EN),
      ['New login', 'Login alerts are off'],
    );
  });

  test('who comes to the end of his tries is in the audit, with the call', async () => {
    const browser = platform().client();
    browser.headers = { 'X-Forwarded-For': '203.0.113.78' };
    let status = 200;
    while (status !== 429) status = (await browser.call(startTrial, {})).status;
    const [reached] = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'limit.reached'));
    assert.deepEqual([reached?.details, reached?.address], [{ path: startTrial.path }, '203.0.113.78']);
  });

  test('every login, right or refused, and every end is in the audit', async () => {
    const { username, password, id } = await platform().member();
    const browser = platform().client();
    browser.headers = { 'X-Forwarded-For': '203.0.113.77' };
    await browser.tryLogIn(username, 'wrong');
    await browser.tryLogIn(username, password, '99');
    const disabled = await platform().member({ isDisabled: true });
    const barred = platform().client();
    barred.headers = { 'X-Forwarded-For': '203.0.113.79' };
    await barred.tryLogIn(disabled.username, disabled.password);
    const other = platform().client();
    const told = await platform()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.address, '203.0.113.77'))
      .orderBy(auditEvents.id);
    const events = told.map(({ event }) => event);
    assert.deepEqual(events, ['login.failed', 'login.captcha-wrong']);
    const refused = await platform().db.select().from(auditEvents).where(eq(auditEvents.address, '203.0.113.79'));
    assert.deepEqual(
      refused.map(({ event }) => event),
      ['login.disabled'],
    );
    const second = await platform().member();
    await other.logIn(second.username, second.password);
    await other.value(logout, {});
    const life = await platform()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.memberId, Number(second.id)));
    assert.deepEqual(
      life.map(({ event, details }) => [event, details.by]),
      [
        ['login.ok', undefined],
        ['session.ended', 'member'],
      ],
    );
    assert.ok(!JSON.stringify(await platform().db.select().from(auditEvents)).includes(username), id);
  });
});
