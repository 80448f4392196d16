import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Module } from '@rspack/core';
import { KERNEL_FOLDER } from '../../workspace/kernel-packages.ts';
import { hostChunks } from './host-chunks.ts';

const RUNTIME = `${KERNEL_FOLDER}/runtime/src`;
const UI = `${KERNEL_FOLDER}/ui/src`;
const CONTRACTS = `${KERNEL_FOLDER}/contracts/src`;

interface Import {
  readonly from: string;
  readonly isLazy?: true;
}

type Imports = Readonly<Record<string, readonly Import[]>>;

/** Whether a file lands in a group, by who imports what. */
const isIn = (
  group: keyof ReturnType<typeof hostChunks>['cacheGroups'],
  path: string,
  imports: Imports = {},
): boolean => {
  const moduleAt = (file: string) => ({ nameForCondition: () => file }) as Module;
  const moduleGraph = {
    getIncomingConnections: (module: Module) =>
      (imports[module.nameForCondition() ?? ''] ?? []).map(({ from, isLazy }) => ({
        originModule: moduleAt(from),
        dependency: { type: isLazy ? 'import()' : 'esm import specifier' },
      })),
  } as unknown as Parameters<ReturnType<typeof hostChunks>['cacheGroups']['start']['test']>[1]['moduleGraph'];
  return hostChunks().cacheGroups[group].test(moduleAt(path), { moduleGraph });
};
const isStart = (path: string, imports?: Imports): boolean => isIn('start', path, imports);

test('the first view has the parts that the table says, and not the HTTP client', () => {
  assert.equal(isStart(`${RUNTIME}/session/session.ts`), true);
  assert.equal(isStart(`${UI}/components/button/button.tsx`), true);
  assert.equal(isStart(`${UI}/components/list-row/list-row.tsx`), false);
  assert.equal(isStart(`${UI}/components/dialog/dialog.tsx`), false);
  assert.equal(isStart(`${RUNTIME}/api/call-api.ts`), true);
  for (const later of ['client', 'ask-again', 'pause', 'body', 'encrypt-body', 'solve-proof'])
    assert.equal(isStart(`${RUNTIME}/api/${later}.ts`), false, later);
  assert.equal(isStart('/site/host/src/frame/frame.tsx'), false);
});

test('plain data comes with the first view only when something there imports it, itself or through other data', () => {
  const bets = `${CONTRACTS}/member/bets.ts`;
  const values = `${CONTRACTS}/system/values.ts`;
  const session = { from: `${RUNTIME}/session/session.ts` };
  assert.equal(isStart(bets), false);
  assert.equal(isStart(bets, { [bets]: [{ from: '/site/host/src/site-status/closed-page.tsx' }] }), false);
  assert.equal(isStart(bets, { [bets]: [session] }), true);
  assert.equal(isStart(bets, { [bets]: [{ ...session, isLazy: true }] }), false);
  assert.equal(isStart(values, { [values]: [{ from: bets }], [bets]: [session] }), true);
  assert.equal(isStart(values, { [values]: [{ from: bets }], [bets]: [{ from: values }] }), false);
});

test('an icon comes with who shows it, not with the file that names all of them', () => {
  const icon = '/site/node_modules/lucide-react/dist/esm/icons/x.mjs';
  assert.equal(isStart(icon, { [icon]: [{ from: `${UI}/icons/icons.ts` }] }), false);
  assert.equal(isStart(icon, { [icon]: [{ from: `${UI}/components/toast/toast.tsx` }] }), true);
});

test('the light components that are not of the first view come together, with the icons that they show', () => {
  const icon = '/site/node_modules/lucide-react/dist/esm/icons/check.mjs';
  assert.equal(isIn('kit', `${UI}/components/list-row/list-row.module.css`), true);
  assert.equal(isIn('kit', `${UI}/components/dialog/dialog.tsx`), false);
  assert.equal(isIn('kit', icon, { [icon]: [{ from: `${UI}/components/checkbox/checkbox.tsx` }] }), true);
  assert.equal(isIn('kit', icon, { [icon]: [{ from: '/site/host/src/frame/language-panel.tsx' }] }), false);
});

test('the libraries of the first view are a file of their own: own code changes, and they do not', () => {
  for (const library of ['react', 'react-dom', 'react-router', 'i18next', '@tanstack/query-core']) {
    const path = `/site/node_modules/.pnpm/x/node_modules/${library}/index.js`;
    assert.equal(isIn('vendors', path), true, library);
    assert.equal(isStart(path), false, library);
  }
  for (const path of [`${RUNTIME}/session/session.ts`, '/site/host/src/main.tsx', '/site/node_modules/jose/index.js'])
    assert.equal(isIn('vendors', path), false, path);
});

test("the host's own styles come with those of the first view, components' with their component", () => {
  assert.equal(isIn('styles', '/site/host/src/frame/frame.module.css'), true);
  assert.equal(isIn('styles', `${UI}/styles/reset.css`), true);
  assert.equal(isIn('styles', `${UI}/components/list-row/list-row.module.css`), false);
  assert.equal(isIn('styles', '/site/host/src/frame/frame.tsx'), false);
});
