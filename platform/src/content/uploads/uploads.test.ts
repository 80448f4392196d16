import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFeedback, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { createApp } from '../../app.ts';
import { members } from '../../identity/members.tables.ts';
import { aJpg } from '../../testing/pictures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('pictures that members sent', 'catalogue', (platform) => {
  const send = async () => {
    const browser = await platform().signedIn();
    await browser.value(sendFeedback, { type: 'OTHER', comment: 'See.', pictures: [await aJpg()] });
    const [sent] = (await browser.value(getFeedback, {})).list;
    return { browser, address: sent?.pictures[0] ?? '' };
  };
  const look = (browser: TestClient, address: string, token = browser.token) =>
    browser.fetch(address, { headers: { [HEADER.merchant]: 'tala', ...(token && { [HEADER.token]: token }) } });

  test('their own member sees them, drawn only and kept nowhere', async () => {
    const { browser, address } = await send();
    const { status, headers } = await look(browser, address);
    assert.equal(status, 200);
    const told = ['Content-Type', 'Cache-Control', 'X-Content-Type-Options', 'Content-Security-Policy'];
    assert.deepEqual(
      told.map((name) => headers.get(name)),
      ['image/jpeg', 'private, no-store', 'nosniff', "default-src 'none'; sandbox"],
    );
    assert.equal((await look(browser, '/wps/uploads/guess')).status, 404);
  });

  test('to another member, to a guest and under a token of nobody there is none', async () => {
    const { browser, address } = await send();
    const { client } = platform();
    assert.equal((await look(await platform().signedIn(), address)).status, 404);
    assert.equal((await look(client(), address)).status, 404);
    assert.equal((await look(client(), address, 'a-token-of-nobody')).status, 404);
    assert.equal((await look(browser, address)).status, 200);
  });

  test('the desk sees them at an address that no site leads to', async () => {
    const { address } = await send();
    const desk = address.replace('/wps/uploads/', '/pictures/');
    assert.ok((await (await platform().client().fetch('/feedback')).text()).includes(`src="${desk}"`));
    assert.equal((await platform().client().fetch(desk)).status, 200);
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDemoAccounts: false });
    assert.equal((await app.request(desk)).status, 404);
  });

  test('a member whose password must be changed sees none, not even their own', async () => {
    const { browser, address } = await send();
    await platform().db.update(members).set({ mustChangePassword: true });
    assert.equal((await look(browser, address)).status, 404);
  });
});
