import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getGameOrigins } from '@shared-kernel/contracts/browse/game-origins';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';
import { originsOf } from './merchant-settings.ts';

const FRESH_MS = 30_000;

const settings = (imageCDNs: readonly unknown[]) => ({ [getConsolidatedSettings.path]: { imageCDNs } });

const policyOf = async (edge: TestEdge, path = '/m/home') => {
  const policy = (await edge.get(path)).headers.get('Content-Security-Policy') ?? '';
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
};

test('a document lets in pictures of the hosts that the settings name, and nothing else', async () => {
  const [usual, named] = [anEdge(), anEdge()];
  named.platform.others = settings(['https://a.cdn.test/icons/', 'https://b.cdn.test:8443', 'https://a.cdn.test']);
  const [before, after] = [await policyOf(usual), await policyOf(named)];
  const added = (after.get('img-src') ?? []).filter((source) => before.get('img-src')?.includes(source) !== true);
  assert.deepEqual(added, ['https://a.cdn.test', 'https://b.cdn.test:8443']);
  const changed = [...after].filter(([name, sources]) => String(sources) !== String(before.get(name)));
  assert.deepEqual(
    changed.map(([name]) => name),
    ['img-src'],
  );
});

test('a document lets its page ask whoever proves numbers for the merchant, and nothing else', async () => {
  const [usual, named] = [anEdge(), anEdge()];
  const firebase = { origin: 'https://numbers.test', apiKey: 'public' };
  named.platform.others = { [getConsolidatedSettings.path]: { firebase } };
  const [before, after] = [await policyOf(usual), await policyOf(named)];
  assert.deepEqual(after.get('connect-src'), [...(before.get('connect-src') ?? []), 'https://numbers.test']);
  const changed = [...after].filter(([name, sources]) => String(sources) !== String(before.get(name)));
  assert.deepEqual(
    changed.map(([name]) => name),
    ['connect-src'],
  );
});

test('a document lets in frames of the vendors that the platform names, beside those of its own', async () => {
  const foreignOrigins = { images: [], frames: ['https://own.test'] };
  const [usual, named] = [anEdge({ foreignOrigins }), anEdge({ foreignOrigins })];
  const origins = ['https://siyam.test', 'https://own.test'];
  named.platform.others = { [getGameOrigins.path]: { origins } };
  const [before, after] = [await policyOf(usual), await policyOf(named)];
  assert.deepEqual(before.get('frame-src'), ["'self'", 'https://own.test']);
  assert.deepEqual(after.get('frame-src'), ["'self'", 'https://own.test', 'https://siyam.test']);
  const changed = [...after].filter(([name, sources]) => String(sources) !== String(before.get(name)));
  assert.deepEqual(
    changed.map(([name]) => name),
    ['frame-src'],
  );
  const permissions = (await named.get('/m/home')).headers.get('Permissions-Policy') ?? '';
  assert.match(permissions, /"https:\/\/siyam\.test"/);
});

test('what names no one host is no source', () => {
  const words = [
    'javascript:alert(1)',
    "https://a.test; script-src 'unsafe-inline'",
    'https://*.test',
    '//cdn.test',
    'cdn.test',
    'data:image/png;base64,AA',
    '*',
    '',
  ];
  assert.deepEqual(originsOf(words), []);
  assert.equal(originsOf(Array.from({ length: 99 }, (_, place) => `https://c${place}.test`)).length, 16);
});

test('new hosts are let in within a minute, by pages that were composed before too', async () => {
  const edge = anEdge();
  edge.platform.others = settings(['https://a.cdn.test']);
  assert.ok((await policyOf(edge)).get('img-src')?.includes('https://a.cdn.test'));
  edge.platform.others = settings(['https://b.cdn.test']);
  assert.ok((await policyOf(edge)).get('img-src')?.includes('https://a.cdn.test'), 'nobody waits for it');
  edge.pass(FRESH_MS);
  await policyOf(edge);
  await new Promise(setImmediate);
  const sources = (await policyOf(edge)).get('img-src') ?? [];
  assert.deepEqual([sources.includes('https://b.cdn.test'), sources.includes('https://a.cdn.test')], [true, false]);
});

test('settings that cannot be read let nobody in, and cost no document', async () => {
  const edge = anEdge();
  edge.platform.others = { [getConsolidatedSettings.path]: 'nothing of the kind' };
  const response = await edge.get('/m/home');
  assert.equal(response.status, 200);
  assert.doesNotMatch(response.headers.get('Content-Security-Policy') ?? '', /cdn\.test/);
  assert.ok(edge.logged.some(({ event }) => event === 'named-origins.unreadable'));
});
