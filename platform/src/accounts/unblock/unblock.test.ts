import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptcha } from '@shared-kernel/contracts/account/session';
import { getPaymentPassword, setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { createApp } from '../../app.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { rateLimits } from '../../http/http.tables.ts';
import { members } from '../../identity/members.tables.ts';
import { mailsBesideRewards } from '../../testing/read-inbox.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { captchas } from '../captcha/captcha.tables.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ONE_ADDRESS_TRIES = 5;
const UNRECOGNISED_TRIES = 10;
const OWN_TRIES = 10;
const PAYMENT = '274913';

describeOnBothDatabases('the desk of members', 'catalogue', (platform) => {
  const bodyOf = (form: Readonly<Record<string, string>>) => new URLSearchParams(form).toString();
  const press = (form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    platform()
      .client()
      .fetch('/members', { method: 'POST', redirect: 'manual', headers: { ...FORM, ...headers }, body: bodyOf(form) });
  const unblocking = (username: string, act = 'login', merchant = 'tala') => ({
    merchant,
    username,
    reason: 'called from their number',
    sure: 'yes',
    [act]: 'member',
  });

  let addresses = 0;
  const newAddress = () => `203.0.113.${++addresses}`;
  const at = (address: string) => ({ 'X-Forwarded-For': address });
  /** A log-in, with the captcha where one is asked for. */
  const logIn = async (username: string, password: string, address = newAddress(), browser = platform().client()) => {
    const first = await browser.tryLogIn(username, password, undefined, at(address));
    if (first.errorCode !== 'captcha.required') return first;
    const kept = async () => platform().db.select().from(captchas);
    const before = new Map((await kept()).map(({ visitor, answer }) => [visitor, answer]));
    await browser.call(getCaptcha, {}, at(address));
    const solved = (await kept()).find(({ visitor, answer }) => before.get(visitor) !== answer)?.answer;
    return browser.tryLogIn(username, password, solved, at(address));
  };
  const refusalOf = async (...asked: Parameters<typeof logIn>) => (await logIn(...asked)).errorCode;
  /** Guesses at a name until it is closed to browsers that it does not know. */
  const close = async (username: string) => {
    for (let tries = 0; tries < UNRECOGNISED_TRIES; tries += 1) await logIn(username, 'wrong');
    assert.equal(await refusalOf(username, 'wrong'), 'rate.limited');
  };
  const unblockedOf = async (memberId: number) =>
    (await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId))).filter(
      ({ event }) => event === 'member.unblocked',
    );

  test('a member who is refused logs in again, without a captcha, and another stays refused; it is asked first and told in the audit', async () => {
    const [member, other] = [await platform().member(), await platform().member()];
    for (const { username } of [member, other]) await close(username);
    const { sure: _, ...asked } = unblocking(member.username);
    assert.match(await (await press(asked)).text(), new RegExp(`Let ${member.username} of tala log in again`));
    assert.equal(await refusalOf(member.username, member.password), 'rate.limited', 'a question changes nothing');
    assert.equal((await press(unblocking(member.username))).status, 303);
    const entered = await platform().client().tryLogIn(member.username, member.password, undefined, at(newAddress()));
    assert.equal(entered.success, true, 'with neither captcha nor work');
    assert.equal(await refusalOf(other.username, other.password), 'rate.limited');
    assert.deepEqual(
      (await unblockedOf(Number(member.id))).map(({ merchant, details }) => ({ merchant, details })),
      [{ merchant: 'tala', details: { what: 'login', reason: 'called from their number' } }],
    );
  });

  test('it lifts what one address used up at the name, and leaves what the address used up', async () => {
    const { username, password } = await platform().member();
    const address = newAddress();
    for (let tries = 0; tries < ONE_ADDRESS_TRIES; tries += 1) await logIn(username, 'wrong', address);
    assert.equal(await refusalOf(username, password, address), 'rate.limited');
    assert.equal((await press(unblocking(username))).status, 303);
    const subject = `login/address/${address}`;
    const [ofAddress] = await platform().db.select().from(rateLimits).where(eq(rateLimits.subject, subject));
    assert.equal(ofAddress?.count, ONE_ADDRESS_TRIES);
    assert.equal((await logIn(username, password, address)).success, true);
  });

  test('it lifts what a known browser, and a proved number, used up', async () => {
    const { id, username, password } = await platform().member();
    const own = platform().client();
    await own.logIn(username, password);
    for (let tries = 0; tries < OWN_TRIES; tries += 1) await logIn(username, 'wrong', newAddress(), own);
    assert.equal(await refusalOf(username, password, newAddress(), own), 'rate.limited');
    const mobile = `63917${id.padStart(7, '0')}`;
    const registered = { registerUrl: 'localhost', registerMethod: 'H5' };
    await platform()
      .db.insert(memberProfiles)
      .values({ ...registered, memberId: Number(id), merchant: 'tala', mobile, isMobileVerified: true });
    await close(`0${mobile.slice(2)}`);
    assert.equal((await press(unblocking(`0${mobile.slice(2)}`))).status, 303, 'found by the number too');
    assert.equal((await logIn(mobile, password)).success, true);
    assert.equal((await logIn(username, password, newAddress(), own)).success, true);
  });

  test('it lifts the wrong passwords inside the member’s sessions', async () => {
    const { id, username } = await platform().member();
    const subject = `login-password/member/${id}`;
    await platform().db.insert(rateLimits).values({ subject, windowStart: new Date(), count: OWN_TRIES });
    assert.equal((await press(unblocking(username))).status, 303);
    assert.deepEqual(await platform().db.select().from(rateLimits).where(eq(rateLimits.subject, subject)), []);
  });

  test('the same name at another brand stays refused', async () => {
    const { username, password } = await platform().member();
    const other = await platform().member({}, 'luna');
    await platform()
      .db.update(members)
      .set({ username })
      .where(eq(members.id, Number(other.id)));
    const atLuna = () => platform().client('luna');
    await close(username);
    for (let tries = 0; tries < UNRECOGNISED_TRIES; tries += 1) await logIn(username, 'wrong', newAddress(), atLuna());
    assert.equal((await press(unblocking(username))).status, 303);
    assert.equal((await logIn(username, password)).success, true);
    assert.equal(await refusalOf(username, other.password, newAddress(), atLuna()), 'rate.limited');
  });

  test('the desk lists who was unblocked last, and keeps what was typed with a refusal', async () => {
    const { username } = await platform().member();
    assert.equal((await press({ ...unblocking(username), reason: 'their <own> words' })).status, 303);
    const shown = await (await platform().client().fetch('/members')).text();
    assert.match(shown, new RegExp(`<td>tala</td><td>${username}</td><td>login</td><td>their &lt;own&gt; words</td>`));
    const refused = await (await press({ ...unblocking('nobody', 'login', 'luna'), reason: 'has called' })).text();
    assert.match(refused, /There is no member/);
    assert.match(refused, /<option selected>luna<.* value="nobody".* value="has called"/s);
  });

  test('a locked payment password has all its tries again', async () => {
    const { id, username, password } = await platform().member();
    const browser: TestClient = platform().client();
    await browser.logIn(username, password);
    const set = (proof: Readonly<Record<string, string>>) =>
      browser.call(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, ...proof });
    assert.match(await (await press(unblocking(username, 'payment'))).text(), /has no payment password/);
    await set({ password });
    for (let wrong = 0; wrong < 5; wrong += 1) await set({ oldPaymentPassword: '000001' });
    assert.ok((await browser.value(getPaymentPassword, {})).lockedUntil);
    const { sure: _, ...asked } = unblocking(username, 'payment');
    assert.match(await (await press(asked)).text(), /Unlock the payment password of/);
    assert.equal((await press(unblocking(username, 'payment'))).status, 303);
    assert.equal((await browser.value(getPaymentPassword, {})).lockedUntil, undefined);
    assert.equal((await set({ oldPaymentPassword: PAYMENT })).errorCode, 'modify.new.old.same', 'it is right');
    await platform().client().fetch('/control/jobs', { method: 'POST', body: '{}' });
    assert.equal((await mailsBesideRewards(browser))[0], 'Payment password unlocked');
    assert.deepEqual(
      (await unblockedOf(Number(id))).map(({ details }) => details.what),
      ['payment-password'],
    );
  });

  test('other sites’ pages, a platform without staff, no reason and no such name are refused, and nothing is lifted', async () => {
    const { id, username, password } = await platform().member();
    await close(username);
    const form = unblocking(username);
    assert.equal((await press(form, { 'Sec-Fetch-Site': 'cross-site' })).status, 403);
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDemoAccounts: false });
    const closed = await app.request('/members', { method: 'POST', headers: FORM, body: bodyOf(form) });
    assert.equal(closed.status, 404, 'no desk where there is no staff');
    assert.match(await (await press({ ...form, reason: ' ' })).text(), /role="alert">A reason is needed/);
    assert.match(await (await press(unblocking(username, 'login', 'luna'))).text(), /There is no member/);
    assert.equal(await refusalOf(username, password), 'rate.limited');
    assert.deepEqual(await unblockedOf(Number(id)), []);
  });
});
