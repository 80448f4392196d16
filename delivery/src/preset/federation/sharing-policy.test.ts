import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isProvidedRoot } from './kernel-sharing.ts';
import { providedModules, sharedKernelRequests, sharedModules, unnamedParts } from './sharing-policy.ts';

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
  for (const name of ['session', 'router', 'i18n', 'query', 'ui/button', 'ui/dialog']) {
    assert.ok(requests.includes(`shared-kernel/${name}`), name);
  }
  assert.ok(!requests.some((request) => /\/(contracts|testing|styles|icons|remote)(\/|$)/.test(request)));
});

test('the table of the kernel’s parts names every area and component, and no other', () => {
  assert.deepEqual(unnamedParts(), []);
  assert.deepEqual(unnamedParts({ areas: { session: 'start', gone: 'plain' }, ui: {} }, ['session', 'ui/button']), [
    "does not say how 'ui/button' travels",
    "names 'gone', which is not there",
  ]);
});

test('an area and the host’s levers over it are one module: what the host provides under the area’s name', () => {
  const { import: session } = sharedModules('host', host)['shared-kernel/session'] ?? {};
  assert.match(String(session), /shared-kernel[\\/]src[\\/]host[\\/]session\.ts$/);
  assert.equal(sharedModules('host', host)['shared-kernel/ui/button']?.import, 'shared-kernel/ui/button');
  const files = Object.keys(providedModules(host));
  assert.equal(files.length, Object.keys(sharedModules('host', host)).length);
  assert.ok(files.some((file) => file === session));
  assert.ok(isProvidedRoot(String(session)) && !isProvidedRoot('/x/shared-kernel/src/icons/icons.ts'));
});
