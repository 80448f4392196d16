import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setEmail } from '@shared-kernel/contracts/member/profile';
import { createApp } from '../../app.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { createClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { replacePassword } from './replace-password.ts';

describePlatform('a password that is changed meanwhile', 'catalogue', (platform) => {
  const start = async () => {
    const { id, username, password } = await platform().member();
    const isTheirs = eq(members.id, Number(id));
    const change = async () => {
      const [member] = await platform().db.select().from(members).where(isTheirs);
      assert.ok(member);
      await replacePassword(platform().api.platform, member, { newPassword: 'Harbour-2027', now: new Date() });
    };
    const disable = () => platform().db.update(members).set({ isDisabled: true }).where(isTheirs);
    const browserAt = (happens: () => Promise<unknown>) =>
      createClient(createApp(meanwhile(platform().database, happens), TEST_CONFIG).app, 'tala');
    const opened = () =>
      platform()
        .db.select()
        .from(sessions)
        .where(eq(sessions.memberId, Number(id)));
    return { username, password, change, disable, browserAt, opened };
  };

  test('a login that has proved the one before opens no session, nor does one of whom is kept out since', async () => {
    const { username, password, change, disable, browserAt, opened } = await start();
    assert.equal((await browserAt(change).tryLogIn(username, password)).errorCode, 'login.failed');
    const late = await browserAt(disable).tryLogIn(username, 'Harbour-2027', undefined);
    assert.equal(late.errorCode, 'user.disabled');
    assert.deepEqual(await opened(), []);
  });

  test('a session that it has ended changes no e-mail address, though the password was right when it was asked', async () => {
    const { username, password, change, browserAt } = await start();
    const owner = platform().client();
    await owner.logIn(username, password);
    const thief = browserAt(change);
    thief.token = owner.token;
    assert.equal((await thief.call(setEmail, { email: 'thief@example.com', password })).errorCode, 'session.expired');
  });
});
