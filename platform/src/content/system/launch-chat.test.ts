import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('chat', 'catalogue', (platform) => {
  test('whoever launches the chat, with or without a session, is led to a page that is there', async () => {
    for (const browser of [platform().client(), await platform().signedIn()]) {
      const { url } = await browser.value(launchChat, { language: 'TY' });
      const page = await browser.fetch(url);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<h1>Live chat/);
    }
  });
});
