import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf, networkOf } from './open-session.ts';

test('an address is kept as its network, in either family and however written', () => {
  assert.deepEqual(
    ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2:3:4:5:6', '2001:db8::1', '::1', 'fe80::1%eth0'].map(networkOf),
    ['203.0.113.*', '203.0.113.*', '2001:db8:1:*', '2001:db8:0:*', '0:0:0:*', 'fe80:0:0:*'],
  );
  for (const none of [undefined, '', 'localhost', '203.0.113', '<script>']) assert.equal(networkOf(none), null);
});

test('a device is kept as the families of its browser and system, nothing finer', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  assert.deepEqual(deviceOf(iphone), { browser: 'Safari', system: 'iOS' });
  for (const none of [undefined, '', 'curl', '\u0000\n', 'x'.repeat(1_000_000)]) {
    const { browser, system } = deviceOf(none);
    assert.ok((browser ?? '').length <= 40 && system === null, String(none).slice(0, 20));
  }
});
