import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePassword } from '@shared-kernel/contracts/account/password';
import { logout } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { describePlatform } from '../../testing/test-platform.ts';

const NEW = 'Harbour-2027';

describePlatform('a password that must be changed', 'catalogue', (platform) => {
  const held = async (isFirstLogin = false) => {
    const { username, password } = await platform().member({ mustChangePassword: true, isFirstLogin });
    const browser = platform().client();
    const answer = await browser.tryLogIn(username, password);
    browser.token = answer.value.token;
    const change = (newPassword: string) =>
      browser.call(changePassword, { oldPassword: password, newPassword, confirmNewPassword: newPassword });
    return { username, password, browser, answer, change };
  };

  test('the login is refused by its own code, with a session that is good for nothing but another password', async () => {
    const { username, browser, answer, change } = await held();
    assert.deepEqual(
      [answer.status, answer.errorCode, answer.value.userName, answer.value.firstTimeLogin],
      [403, 'password.expired', username, false],
    );
    for (const endpoint of [getBalance, getSessions])
      assert.equal((await browser.call(endpoint, {})).errorCode, 'password.expired', endpoint.path);
    assert.equal((await browser.call(getFieldRules, {})).status, 200);
    assert.equal((await change('short1')).errorCode, 'password.rule');
    assert.equal((await browser.call(getBalance, {})).errorCode, 'password.expired');
    assert.equal((await change(NEW)).status, 200);
    assert.equal((await browser.call(getBalance, {})).status, 200);
    assert.equal((await platform().client().tryLogIn(username, NEW)).status, 200);
  });

  test('it says whether it is the first login, and can be signed out', async () => {
    const { browser, answer } = await held(true);
    assert.equal(answer.value.firstTimeLogin, true);
    assert.equal((await browser.call(logout, {})).status, 200);
    assert.equal((await browser.call(getBalance, {})).errorCode, 'session.expired');
  });

  test('a wrong password is a wrong password; staff may ask for another at any time, which ends the sessions', async () => {
    const { username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    const body = JSON.stringify({ merchant: 'tala', username, mustChangePassword: true });
    assert.equal((await browser.fetch('/control/member/change', { method: 'POST', body })).status, 200);
    assert.equal((await browser.call(getBalance, {})).errorCode, 'session.expired');
    assert.equal((await platform().client().tryLogIn(username, password)).errorCode, 'password.expired');
    assert.equal((await platform().client().tryLogIn(username, 'Wrong-2026')).errorCode, 'login.failed');
  });
});
