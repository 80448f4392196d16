import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isProvidedRoot } from './kernel-sharing.ts';
import { providedModules, sharedKernelRequests, sharedModules } from './sharing-policy.ts';

const host = fileURLToPath(new URL('../../../../host', import.meta.url));

test('every shared module is one for the page, and only the host brings it', () => {
  const provided = sharedModules('host', host);
  const consumed = sharedModules('remote', host);
  assert.deepEqual(Object.keys(provided), Object.keys(consumed));
  for (const shared of Object.values(provided)) assert.equal(shared.singleton && shared.import !== false, true);
  for (const shared of Object.values(consumed)) assert.equal(shared.import, false);
  assert.ok('react' in provided && 'react-dom' in provided);
});

test('the kernel’s state and components are shared, its plain data is not', () => {
  const requests = sharedKernelRequests();
  for (const name of [
    'shared-kernel/session',
    'shared-kernel/router',
    'shared-kernel/i18n',
    'shared-kernel/query',
    '@shared-kernel/ui/button',
    '@shared-kernel/ui/dialog',
  ]) {
    assert.ok(requests.includes(name), name);
  }
  assert.ok(!requests.some((request) => /\/(contracts(?!\/schema$)|testing|styles|icons|remote)(\/|$)/.test(request)));
});

test('an area and the host’s levers over it are one module: what the host provides under the area’s name', () => {
  const { import: session } = sharedModules('host', host)['shared-kernel/session'] ?? {};
  assert.match(String(session), /shared-kernel[\\/]runtime[\\/]src[\\/]session[\\/]host\.ts$/);
  assert.equal(sharedModules('host', host)['@shared-kernel/ui/button']?.import, '@shared-kernel/ui/button');
  const files = Object.keys(providedModules(host));
  assert.equal(files.length, Object.keys(sharedModules('host', host)).length);
  assert.ok(files.some((file) => file === session));
  assert.ok(isProvidedRoot(String(session)) && !isProvidedRoot('/x/shared-kernel/ui/src/icons/icons.ts'));
});
