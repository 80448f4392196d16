import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cutLook, readLook } from './critical-css.ts';

const SOURCE = `
@layer reset, tokens, ui;
@layer tokens {
  @font-face { font-family: 'X'; src: url('./fonts/x.woff2'); }
  :root { --unused: 7px; --deep: var(--bg); --bg: #0b1020; --back: url('./backdrop.svg'); }
}
/* why */
.sk { color: var(--deep); background-image: url('./a.svg'), linear-gradient(red, blue); }
.sk-arrow { background: url("data:image/svg+xml,%3Csvg/%3E"); }
`;

test('tokens stay that a rule needs, also through another token; others, fonts and files go', () => {
  const { css, tokens } = cutLook(SOURCE);
  assert.equal(tokens['--unused'], '7px');
  assert.equal(tokens['--back'], undefined);
  assert.match(css, /--deep:var\(--bg\)/);
  assert.match(css, /--bg:#0b1020/);
  assert.doesNotMatch(css, /--unused|--back|font-face|\.svg'|a\.svg|why/);
  assert.match(css, /data:image/);
  assert.match(css, /^@layer reset, tokens, ui;/);
});

test('the host’s own is one short line with all that its skeleton uses', () => {
  const { css } = readLook(fileURLToPath(new URL('../../../../host/edge/pages/skeleton.css', import.meta.url)));
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  assert.match(css, /^@layer reset, tokens, ui, app;/);
  assert.match(css, /\.sk-app\{/);
  assert.ok(css.length < 8 * 1024, `${css.length} bytes`);
  for (const name of defined) assert.ok(used.has(name), `${name} is used by nothing`);
});
