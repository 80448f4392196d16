import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from 'shared-kernel/contracts/session';
import { describePlatform } from '../../testing/test-platform.ts';

const AN_HOURS_TRIALS = 100;

describePlatform('limits by address', 'catalogue', (platform) => {
  test('a caller without cookies has so many trials an hour, whatever addresses he writes before his own', async () => {
    const ask = async (forwarded: string) =>
      (await platform().client().call(startTrial, {}, { 'X-Forwarded-For': forwarded })).status;
    for (let tries = 0; tries < AN_HOURS_TRIALS; tries += 1) {
      assert.equal(await ask(`10.1.1.${tries}, 203.0.113.9`), 200);
    }
    assert.equal(await ask('10.1.1.250, 203.0.113.9'), 429);
    assert.equal(await ask('203.0.113.9, 203.0.113.10'), 200);
  });
});
