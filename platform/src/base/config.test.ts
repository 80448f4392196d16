import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('what tests turn the platform by is refused where players are', () => {
  assert.equal(readConfig({ PLATFORM_CONTROL: '1' }).hasControl, true);
  assert.equal(readConfig({ PLATFORM_CONTROL: '0', NODE_ENV: 'production' }).hasControl, false);
  assert.throws(() => readConfig({ PLATFORM_CONTROL: '1', NODE_ENV: 'production' }), /PLATFORM_CONTROL=1 is for tests/);
});

test('members whose password everybody knows are made where players are only when that is asked for', () => {
  const has = (env: NodeJS.ProcessEnv) => readConfig(env).hasDemoAccounts;
  assert.deepEqual([has({}), has({ DEMO_ACCOUNTS: '0' })], [true, false]);
  assert.deepEqual(
    [has({ NODE_ENV: 'production' }), has({ NODE_ENV: 'production', DEMO_ACCOUNTS: '1' })],
    [false, true],
  );
});

test('the API describes itself where players are only when that is asked for', () => {
  const has = (env: NodeJS.ProcessEnv) => readConfig(env).hasDocs;
  assert.deepEqual([has({}), has({ NODE_ENV: 'production' })], [true, false]);
  assert.deepEqual([has({ API_DOCS: '0' }), has({ API_DOCS: '1', NODE_ENV: 'production' })], [false, true]);
});

test('a variable that cannot be understood stops the start', () => {
  assert.equal(readConfig({ DRAIN_LIMIT_MS: '3000' }).drainMs, 3000);
  for (const env of [
    { DRAIN_LIMIT_MS: '-1' },
    { DRAIN_LIMIT_MS: 'soon' },
    { TRUSTED_PROXIES: '0' },
    { PORT: 'http' },
    { IMAGE_CDNS: 'cdn.example' },
    { LOG_LEVEL: 'loud' },
  ])
    assert.throws(() => readConfig(env), new RegExp(Object.keys(env)[0] ?? ''));
});

test('picture hosts are named in a line', () => {
  assert.deepEqual(readConfig({ IMAGE_CDNS: 'https://a.example https://b.example' }).imageCdns, [
    'https://a.example',
    'https://b.example',
  ]);
  assert.deepEqual(readConfig({}).imageCdns, []);
});

test('what is set to nothing is not set: nobody listens everywhere by an empty HOST', () => {
  const { host, port, drainMs } = readConfig({ HOST: '', PORT: '', DRAIN_LIMIT_MS: '' });
  assert.deepEqual([host, port, drainMs], ['127.0.0.1', 8090, 10_000]);
});
