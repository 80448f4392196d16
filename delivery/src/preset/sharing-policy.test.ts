import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readKernelPackage, sharedKernelRequests, sharedModules } from './sharing-policy.ts';

const host = fileURLToPath(new URL('../../../host', import.meta.url));

test('every shared module is one for the page, and only the host brings it', () => {
  const provided = sharedModules('host', host);
  const consumed = sharedModules('remote', host);
  assert.deepEqual(Object.keys(provided), Object.keys(consumed));
  for (const shared of Object.values(provided)) assert.equal(shared.singleton && shared.import === undefined, true);
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
  const kernel = fileURLToPath(new URL('../../../shared-kernel/', import.meta.url));
  const { areas, ui } = JSON.parse(readFileSync(`${kernel}sharing.json`, 'utf8'));
  const subpaths = Object.keys(readKernelPackage().exports).map((subpath) => subpath.split('/')[1] ?? '');
  const named = [...new Set(subpaths)].filter((area) => area !== 'package.json' && area !== 'ui');
  assert.deepEqual(Object.keys(areas).sort(), named.sort());
  const components = readdirSync(`${kernel}src/ui`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(Object.keys(ui).sort(), components.map(({ name }) => name).sort());
  for (const kind of Object.values(areas)) assert.match(String(kind), /^(plain|start|alone)$/);
  for (const kind of Object.values(ui)) assert.match(String(kind), /^(start|kit|alone)$/);
});
