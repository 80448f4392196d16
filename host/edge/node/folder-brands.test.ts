import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readLook } from 'delivery/critical-css';
import type { LogEntry } from '../base/edge-deps.ts';
import { brandStyle, createBrandLooks } from '../brands/brand-look.ts';
import { anEdge, edgeDeps } from '../testing/an-edge.ts';
import { contrast } from '../testing/contrast.ts';
import { BRANDS_FOLDER, folderBrands } from './folder-brands.ts';

const LOOK = readLook(fileURLToPath(new URL('../pages/skeleton.css', import.meta.url)));
const NAMES = (await readdir(BRANDS_FOLDER)).sort();
/** WCAG 2.2 AA for text below 24 px. */
const AA = 4.5;

const folder = await mkdtemp(join(tmpdir(), 'brands-'));
after(() => rm(folder, { recursive: true }));

const READ_ON: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['text-1', ['bg', 'surface-1', 'surface-2', 'surface-3', 'well', 'nav-bg']],
  ['text-2', ['bg', 'surface-1', 'surface-2', 'well', 'nav-bg']],
  ['text-3', ['bg', 'surface-1', 'surface-2', 'well']],
  ['on-accent', ['accent-from', 'accent-to']],
  ['money', ['bg', 'surface-1', 'surface-2', 'money-soft']],
  ['info', ['bg', 'surface-1', 'info-soft']],
  ['ok', ['bg', 'surface-1', 'ok-soft']],
  ['warn', ['bg', 'surface-1', 'warn-soft']],
  ['bad', ['bg', 'surface-1', 'bad-soft']],
  ['on-dot', ['dot']],
];

/** What a ground that lets some light through makes of it: `#rrggbbaa` over `#rrggbb`. */
const over = (ground: string, light: string): string => {
  const part = (colour: string, place: number): number =>
    Number.parseInt(colour.slice(1 + place * 2, 3 + place * 2), 16);
  const share = part(ground, 3) / 255;
  const mixed = [0, 1, 2].map((place) => Math.round(part(ground, place) * share + part(light, place) * (1 - share)));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

for (const name of NAMES) {
  test(`${name}: every text can be read on every ground it stands on`, async () => {
    const brand = await folderBrands(BRANDS_FOLDER, () => undefined)(name);
    assert.ok(brand !== null);
    const { colour } = brandStyle(LOOK, brand.tokens);
    const weak = READ_ON.flatMap(([text, grounds]) =>
      grounds.map((ground) => ({ pair: `${text} on ${ground}`, ratio: contrast(colour(text), colour(ground)) })),
    ).filter(({ ratio }) => !(ratio >= AA));
    assert.deepEqual(weak, []);
  });

  test(`${name}: nothing that scrolls under a bar shows through it, and words in a scene can be read on any of its lights`, async () => {
    const brand = await folderBrands(BRANDS_FOLDER, () => undefined)(name);
    assert.ok(brand !== null);
    const { colour } = brandStyle(LOOK, brand.tokens);
    assert.match(colour('bar'), /^#[0-9a-f]{6}$/i);
    const weakest = ['#ffffff', '#000000'].map((light) =>
      contrast(colour('on-scene'), over(colour('on-scene-ground'), light)),
    );
    assert.ok(Math.min(...weakest) >= AA, `on-scene: ${weakest}`);
  });

  test(`${name}: replaces tokens that the default look has, and no size or rhythm`, async () => {
    const { tokens } = (await folderBrands(BRANDS_FOLDER, () => undefined)(name)) ?? { tokens: '' };
    const own = [...tokens.matchAll(/--([\w-]+):/g)].map(([, token = '']) => token);
    const known = new Set(Object.keys(LOOK.tokens).map((token) => token.slice(2)));
    const NOT_IN_TOKENS = ['backdrop'];
    assert.deepEqual(
      own.filter((token) => !known.has(token) && !NOT_IN_TOKENS.includes(token)),
      [],
    );
    assert.deepEqual(
      own.filter((token) => /^(s|t|l|w|d|tap|gutter|column|top)(-|$)/.test(token)),
      [],
    );
  });
}

test('a fourth brand is a copied folder: no build, no restart', async () => {
  await cp(join(BRANDS_FOLDER, 'luna'), join(folder, 'tala'), { recursive: true });
  const { html } = anEdge({ brands: folderBrands(folder, () => undefined) });
  assert.match(await html('/m/home', {}, 'perlas.localhost'), /data-brand="tala"/, 'unknown: the default look');
  await cp(join(BRANDS_FOLDER, 'dagat'), join(folder, 'perlas'), { recursive: true });
  const page = await html('/m/home', {}, 'perlas.localhost');
  assert.match(page, /<html lang="en" data-brand="perlas">/);
  assert.match(page, /content="#06141f"/);
  assert.match(page, /url\("\/m\/_brand\/perlas\/backdrop\.svg\?v=/);
});

test('a changed file is seen within a second; a broken sign leaves the default look and is reported once', async (context) => {
  context.mock.timers.enable({ apis: ['Date'] });
  const root = await mkdtemp(join(tmpdir(), 'brands-'));
  context.after(() => rm(root, { recursive: true }));
  for (const name of ['tala', 'luna']) await cp(join(BRANDS_FOLDER, name), join(root, name), { recursive: true });
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const lookOf = createBrandLooks({ ...edgeDeps, brands: folderBrands(root, log), log });
  assert.equal((await lookOf('luna')).themeColor, '#04180f');
  await writeFile(join(root, 'luna/tokens.css'), ':root { --bg: #111111; }');
  context.mock.timers.tick(1000);
  assert.equal((await lookOf('luna')).themeColor, '#111111');
  await writeFile(join(root, 'luna/mark.svg'), '<svg viewBox="0 0 1 1"><script>1</script></svg>');
  context.mock.timers.tick(1000);
  assert.equal((await lookOf('luna')).brand, 'tala');
  assert.match(logged.map(({ detail }) => detail).join(), /luna: .*script/);
});

test('a name that is no brand’s reads no file', async () => {
  const brands = folderBrands(BRANDS_FOLDER, () => undefined);
  for (const name of ['..', '../brands/luna', 'Luna', '', 'constructor', '__proto__'])
    assert.equal(await brands(name), null, name);
});
