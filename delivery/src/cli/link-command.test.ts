import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Override } from '@shared-kernel/contracts/release/override';
import jsQr from 'jsqr';
import {
  createFolderStore,
  makeKeysIfNone,
  makeRootIfNone,
  ownRootFiles,
  promote,
  publishRelease,
  readOverride,
  readRegistryKeys,
} from '../registry/registry.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import type { ScriptResult } from '../workspace/run-program.ts';
import { qrText } from './link-command.ts';
import { runRelease, spawnRelease } from './testing/run-release.ts';

const HOUR_MS = 3_600_000;

let bench: Workbench;
beforeEach(async () => {
  bench = await createWorkbench();
});
afterEach(() => bench.dispose());

const byAna = (run: typeof runRelease, args: readonly string[]): Promise<ScriptResult> =>
  run([...args, '--registry', bench.registry], { cwd: dirname(bench.registry), env: { RELEASED_BY: 'ana' } });
const release = (...args: string[]): Promise<ScriptResult> => byAna(runRelease, args);
/** The same in a process of its own. */
const spawned = (...args: string[]): Promise<ScriptResult> => byAna(spawnRelease, args);
const refused = async (reason: RegExp, ...args: string[]): Promise<void> => {
  const { code, output } = await release('link', ...args);
  assert.equal(code, 1, output);
  assert.match(output, reason);
};

/** A registry with a root: `browse@1.0.0+bbbbbbb` is live, `+ccccccc`, which the host cannot run, and `+ddddddd` are published. */
const makeRegistry = async (): Promise<void> => {
  await makeKeysIfNone(bench.registry, {});
  await makeRootIfNone(bench.registry, {});
  const store = createFolderStore(bench.registry, await readRegistryKeys(bench.registry, {}));
  const { id: host } = await publishRelease(store, await bench.host());
  const { id: live } = await publishRelease(store, await bench.remote({ commit: 'bbbbbbb' }));
  await promote(store, [host, live]);
  await publishRelease(store, await bench.host({ version: '2.0.0', provides: { kernel: '2.0.0' } }));
  await publishRelease(store, await bench.remote({ commit: 'ccccccc', kernel: '^2.0.0' }));
  await publishRelease(store, await bench.remote({ commit: 'ddddddd' }));
};

const addressIn = (output: string): URL => new URL(/^http.*override=.*$/m.exec(output)?.[0] ?? '');
const read = async (address: URL): Promise<Override> => {
  const { trustedOverrideKeys = null } = await readRegistryKeys(bench.registry, {});
  const found = readOverride(address.searchParams.get('override') ?? '', trustedOverrideKeys);
  assert.ok(found !== null, 'the root’s key has signed it');
  return found;
};

/** What a phone reads from the half-blocks of an output: dark is the text's colour, on a light ground. */
const readQr = (output: string): string | undefined => {
  const rows = output
    .split('\n')
    .filter((line) => line.includes('\u001b['))
    .map((line) => stripVTControlCharacters(line))
    .flatMap((line) => ['▀█', '▄█'].map((half) => [...line].map((char) => half.includes(char))));
  const [modules, scale] = [rows[0]?.length ?? 0, 4];
  const [width, height] = [modules * scale, rows.length * scale];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    if (rows[Math.floor(at / width / scale)]?.[Math.floor((at % width) / scale)]) pixels.fill(0, at * 4, at * 4 + 3);
  return jsQr(pixels, width, height)?.data;
};

/** In columns of a terminal. */
const qrWidth = (output: string): number =>
  Math.max(
    0,
    ...output
      .split('\n')
      .filter((line) => line.includes('\u001b['))
      .map((line) => stripVTControlCharacters(line).length),
  );

describe('pnpm release link', () => {
  it('prints a link that is signed, expires and names its maker, with its QR code', async () => {
    await makeRegistry();
    const { code, output } = await spawned(
      ...['link', 'browse@1.0.0+ddddddd', '--for', '2h', '--site', 'https://luna.example', '--merchant', 'luna'],
    );
    assert.equal(code, 0, output);
    const address = addressIn(output);
    assert.equal(address.origin + address.pathname, 'https://luna.example/m/home');
    const { releases, merchant, notBefore, expires, by } = await read(address);
    assert.deepEqual([releases, merchant, by], [['browse@1.0.0+ddddddd'], 'luna', 'ana']);
    assert.equal(Date.parse(expires) - Date.parse(notBefore), 2 * HOUR_MS);
  });

  it('draws a QR code that a phone reads, of one release and of four', async () => {
    await makeRegistry();
    const store = createFolderStore(bench.registry, await readRegistryKeys(bench.registry, {}));
    const more: string[] = [];
    for (const name of ['account', 'member', 'agent'])
      more.push((await publishRelease(store, await bench.remote({ name, routes: [] }))).id);
    for (const releases of [['browse@1.0.0+ddddddd'], ['browse@1.0.0+ddddddd', ...more]]) {
      const to = ['--for', '2h', '--site', 'https://luna.example', '--merchant', 'luna'];
      const { code, output } = await release('link', ...releases, ...to);
      assert.equal(code, 0, output);
      assert.equal(readQr(output), addressIn(output).href, `${releases.length} releases`);
      if (releases.length === 1) assert.ok(qrWidth(output) <= 80, 'one fits in a terminal');
    }
  });

  it('says so where a terminal is too narrow for the QR code, and writes a picture of it', async () => {
    await makeRegistry();
    const text = `https://luna.example/m/home?override=${'x'.repeat(500)}`;
    assert.match(await qrText(text, 80), /85 columns wide, the terminal 80.*--qr link\.png/);
    assert.equal(readQr(await qrText(text, 85)), text);
    const one = ['browse@1.0.0+ddddddd', '--for', '2h', '--merchant', 'luna'];
    const file = join(dirname(bench.registry), 'link.png');
    const { output } = await release('link', ...one, '--qr', file);
    assert.doesNotMatch(output, /[▀▄█]/);
    const picture = await loadImage(file);
    const context = createCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
    assert.equal(jsQr(data, width, height)?.data, addressIn(output).href);
    await refused(/--qr takes the name of a picture/, ...one, '--qr', 'link.pdf');
    await refused(
      /^--qr: missing\/link\.png cannot be written\. Is there a folder \S+\/missing\?$/m,
      ...one,
      '--qr',
      'missing/link.png',
    );
  });

  it('asks the site whose it is', async () => {
    await makeRegistry();
    const site: Server = createServer((_, answer) => answer.end(JSON.stringify({ merchant: 'mabuhay' })));
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    try {
      const at = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      const { output } = await release('link', 'browse@1.0.0+ddddddd', '--for', '2h', '--site', at);
      assert.equal((await read(addressIn(output))).merchant, 'mabuhay');
    } finally {
      site.close();
    }
    await refused(
      /does not say whose site it is/,
      'browse@1.0.0+ddddddd',
      '--for',
      '2h',
      '--site',
      'http://127.0.0.1:1',
    );
  });

  it('says what the gate finds, and makes the link', async () => {
    await makeRegistry();
    const { code, output } = await release('link', 'browse@1.0.0+ccccccc', '--for', '2h', '--merchant', 'tala');
    assert.equal(code, 0, output);
    assert.match(output, /proven {2}modules\S* {2}browse@1\.0\.0\+ccccccc/);
    assert.deepEqual((await read(addressIn(output))).releases, ['browse@1.0.0+ccccccc']);
    const both = await release(
      ...['link', 'host@2.0.0+aaaaaaa', 'browse@1.0.0+ccccccc', '--for', '2h', '--merchant', 'tala'],
    );
    assert.doesNotMatch(both.output, /modules\S* {2}browse/, 'the host of the link has what it needs');
  });

  it('refuses what makes no link', async () => {
    await makeRegistry();
    const one = 'browse@1.0.0+ddddddd';
    const to = ['--merchant', 'tala'];
    await refused(/browse@9\.0\.0\+ddddddd is not published/, 'browse@9.0.0+ddddddd', '--for', '2h', ...to);
    await refused(/browse is named twice/, one, 'browse@1.0.0+bbbbbbb', '--for', '2h', ...to);
    await refused(/--for is missing/, one, ...to);
    await refused(/30 days at most/, one, '--for', '31d', ...to);
    await refused(/30 days at most/, one, '--for', '2020-01-01', ...to);
    await refused(/--for takes a time/, one, '--for', 'soon', ...to);
    await refused(/--site takes the address/, one, '--for', '2h', '--site', 'luna', ...to);
  });

  it('signs with no key that the root does not list, and needs a root', async () => {
    await makeRegistry();
    const { pointersKey } = ownRootFiles(bench.registry);
    const args = ['link', 'browse@1.0.0+ddddddd', '--for', '2h', '--merchant', 'tala', '--registry', bench.registry];
    const { code, output } = await runRelease(args, {
      cwd: dirname(bench.registry),
      env: { OVERRIDES_KEY_FILE: pointersKey },
    });
    assert.equal(code, 1);
    assert.match(output, /A link is signed by \w{16}: OVERRIDES_KEY_FILE is \w{16}\./);
  });

  it('is unsigned without a root, and says who takes it', async () => {
    await publishRelease(createFolderStore(bench.registry), await bench.remote());
    const { output } = await release('link', 'browse@1.0.0+aaaaaaa', '--for', '2h', '--merchant', 'tala');
    assert.match(output, /Unsigned.*only a site of pnpm dev takes it/);
    const token = addressIn(output).searchParams.get('override') ?? '';
    assert.equal(readOverride(token, 'development')?.merchant, 'tala');
    assert.equal(readOverride(token, null), null);
  });
});
