import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePassword } from '@shared-kernel/contracts/account/password';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { excludeSelf } from '@shared-kernel/contracts/member/exclusions';
import { setEmail } from '@shared-kernel/contracts/member/profile';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq } from '../../database/orm.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { isCommonPassword } from '../identity-rules/new-password.ts';

const NEW = 'Harbour-2027';

describePlatform('a password of one’s own', 'catalogue', (platform) => {
  const member = async () => {
    const { id, username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    const change = (newPassword: string, oldPassword = password) =>
      browser.call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword });
    return { id: Number(id), username, password, browser, change };
  };
  const isIn = async (browser: TestClient) => (await browser.call(getSessions, {})).status === 200;

  test('the new one lets in, the old one no more; the other sessions are over, this one goes on', async () => {
    const { id, username, password, browser, change } = await member();
    const other = platform().client();
    await other.logIn(username, password);
    assert.deepEqual((await change(NEW)).value, { ended: 1 });
    assert.deepEqual([await isIn(browser), await isIn(other)], [true, false]);
    assert.equal((await platform().client().tryLogIn(username, password)).errorCode, 'login.failed');
    const [told] = await platform()
      .db.select()
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'password.changed'), eq(auditEvents.memberId, id)));
    assert.ok(told);
    assert.doesNotMatch(JSON.stringify(told), new RegExp(`${NEW}|${password}`));
  });

  test('sent again after an answer that was lost it is done, and done once', async () => {
    const { change } = await member();
    assert.equal((await change(NEW)).status, 200);
    assert.deepEqual((await change(NEW)).value, { ended: 0 });
  });

  test('of two at once one is taken', async () => {
    const { change } = await member();
    const answers = await Promise.all([change('Harbour-2027'), change('Carabao-2028')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  for (const [newPassword, code] of [
    ['short1', 'password.rule'],
    ['no-digits-here', 'password.rule'],
    ['12345678901', 'password.rule'],
    ['Password1', 'password.common'],
  ] as const)
    test(`${newPassword} is refused (${code}), and nothing has changed`, async () => {
      const { username, password, change } = await member();
      assert.equal((await change(newPassword)).errorCode, code);
      await platform().client().logIn(username, password);
    });

  test('the old one again, a wrong old one and a confirmation that differs are refused', async () => {
    const { password, browser, change } = await member();
    assert.equal((await change(password)).errorCode, 'modify.new.old.same');
    assert.equal((await change(NEW, 'Not-the-password-1')).errorCode, 'password.wrong');
    const differs = { oldPassword: password, newPassword: NEW, confirmNewPassword: 'Carabao-2028' };
    assert.equal((await browser.call(changePassword, differs)).errorCode, 'request.invalid');
  });

  test('who has found an open session does not guess its password', async () => {
    const { change } = await member();
    for (let guess = 0; guess < 5; guess += 1)
      assert.equal((await change(`Other-guess-${guess}`, `Guess-number-${guess}`)).errorCode, 'password.wrong');
    assert.equal((await change(NEW)).errorCode, 'rate.limited', 'the old and the new one are both looked at');
  });

  test('nor by all the calls together that ask for it; each wrong one is in the audit, a right one counts for nothing', async () => {
    const { id, password, browser, change } = await member();
    const email = (guess: string) => browser.call(setEmail, { email: 'mine@example.com', password: guess });
    for (let round = 0; round < 4; round += 1)
      assert.equal((await email(`Guess-number-${round}`)).errorCode, 'password.wrong');
    for (let round = 0; round < 3; round += 1)
      assert.equal((await change(NEW, `Guess-number-${round}`)).errorCode, 'password.wrong');
    assert.equal((await email(password)).errorCode, 'rate.limited');
    assert.equal((await browser.call(excludeSelf, { term: '6m', password })).errorCode, 'rate.limited');
    const failed = and(eq(auditEvents.event, 'password.failed'), eq(auditEvents.memberId, id));
    assert.equal((await platform().db.select().from(auditEvents).where(failed)).length, 7);
    const calm = await member();
    for (let round = 0; round < 8; round += 1)
      assert.equal(
        (await calm.browser.call(setEmail, { email: 'a@example.com', password: calm.password })).success,
        true,
      );
    assert.equal((await calm.change(NEW)).success, true);
  });

  test('a free trial has none', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    const asked = { oldPassword: 'Whatever-1', newPassword: NEW, confirmNewPassword: NEW };
    assert.equal((await browser.call(changePassword, asked)).errorCode, 'feature.unavailable');
  });
});

test('a common password is common however its letters are written; a demo account’s is not', () => {
  assert.deepEqual(['PassWord1', 'Lantern-2026'].map(isCommonPassword), [true, false]);
});
