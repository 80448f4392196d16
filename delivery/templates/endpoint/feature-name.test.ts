import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpointName } from 'endpoint-module';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('feature-name', 'catalogue', (platform) => {
  test('each member gets their own', async () => {
    const [one, other] = [await platform().member(), await platform().member()];
    for (const { username, password } of [one, other]) {
      const browser = platform().client();
      await browser.logIn(username, password);
      assert.deepEqual(await browser.value(endpointName, {}), { userName: username });
    }
  });
});
