import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazyImportsOf } from './chunk-files.ts';

test('lazy imports are found by the key they stand under, quoted or plain, on one line or several', () => {
  const source = `
    pages: { home: () => import('./features/home/home.page.tsx') },
    slots: {
      'login-dialog': () =>
        import(
          './features/login/login-dialog.slot.tsx'
        ),
    },
    locales: { EN: () => import('../locales/en.json') },
  `;
  assert.deepEqual(
    [...lazyImportsOf(source)],
    [
      ['home', './features/home/home.page.tsx'],
      ['login-dialog', './features/login/login-dialog.slot.tsx'],
      ['EN', '../locales/en.json'],
    ],
  );
});

test('an import that is not lazy, or under no key, is none', () => {
  assert.equal(lazyImportsOf(`import './a.ts'; const later = () => import('./b.ts');`).size, 0);
});
