import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import { createStaticServer } from './static-server.ts';

/** Code that compresses badly by itself, as minified code does. */
const minifiedCode = (seed: string): string =>
  Array.from({ length: 400 }, (_, line) => createHash('sha256').update(`${seed}${line}`).digest('base64')).join('\n');
const FORMER = minifiedCode('page');
const NEXT = FORMER.replace('\n', '\nconst added = 1;\n');
const OTHER = minifiedCode('another chunk');
/** Shorter than any delta to it. */
const SHORT = 'let a;';
const CHUNKS = Array.from({ length: 12 }, (_, index) => `chunk${index}`);
const chunks = (hash: string, text: string) =>
  Object.fromEntries(CHUNKS.map((name) => [`${name}.${hash}.js`, text + name]));
const NEXT_PATH = '/1.0.0+bbbbbbb/page.bbbbbbbbbb.js';

let bench: Workbench;
let server: Server;

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ host: '127.0.0.1', port, path, headers, method }).end(), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { headers: response.headers, body: Buffer.concat(chunks) };
};
const having = (text: string) => ({
  'Accept-Encoding': 'gzip, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${createHash('sha256').update(text).digest('base64')}:`,
});
const decoded = (body: Buffer, dictionary: string): string =>
  zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();

before(async () => {
  bench = await createWorkbench();
  const store = createFolderStore(bench.registry);
  const release = async (commit: string, files: Readonly<Record<string, string>>) =>
    publishRelease(store, await bench.remote({ commit }, files));
  await release('aaaaaaa', {
    'page.aaaaaaaaaa.js': FORMER,
    'files/vendors.aaaaaaaaaa.js': FORMER,
    'short.aaaaaaaaaa.js': FORMER,
    ...chunks('aaaaaaaaaa', FORMER),
  });
  await release('bbbbbbb', {
    'page.bbbbbbbbbb.js': NEXT,
    'other.bbbbbbbbbb.js': OTHER,
    'files/vendors.bbbbbbbbbb.js': NEXT,
    'plain.txt': 'not a chunk',
    'short.bbbbbbbbbb.js': SHORT,
    ...chunks('bbbbbbbbbb', NEXT),
  });
  ({ server } = createStaticServer({ registry: bench.registry, name: 'browse' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await bench.dispose();
});

describe('a script of a new release', () => {
  it('says of which later ones it is a dictionary, and that the answer depends on what the browser has', async () => {
    const { headers } = await ask(NEXT_PATH);
    assert.equal(headers['use-as-dictionary'], 'match="/*/page.*.js"');
    assert.equal(headers.vary, 'Accept-Encoding, Available-Dictionary');
    const lasting = await ask('/files/vendors.bbbbbbbbbb.js');
    assert.equal(lasting.headers['use-as-dictionary'], 'match="/files/vendors.*.js"');
    assert.equal((await ask('/1.0.0+bbbbbbb/plain.txt')).headers['use-as-dictionary'], undefined);
  });

  it('comes as a small delta to the former one, and is byte for byte what was published', async () => {
    for (const path of [NEXT_PATH, '/files/vendors.bbbbbbbbbb.js']) {
      const { headers, body } = await ask(path, having(FORMER));
      assert.equal(headers['content-encoding'], 'dcz');
      assert.match(headers.etag ?? '', /-dcz-[0-9a-f]{8}"$/);
      assert.equal(body.subarray(8, 40).toString('hex'), createHash('sha256').update(FORMER).digest('hex'));
      assert.equal(decoded(body, FORMER), NEXT);
      assert.ok(body.length < 200, `${body.length} bytes`);
      const whole = await ask(path, { 'Accept-Encoding': 'br' });
      assert.ok(whole.body.length > 10_000);
    }
  });

  it('comes whole to a browser without the former one, with another file, or that takes no delta', async () => {
    const wholes = [
      having('a file of nobody'),
      having(OTHER),
      { ...having(FORMER), 'Accept-Encoding': 'gzip, br' },
      { ...having(FORMER), 'Available-Dictionary': ':not a hash:' },
      { 'Accept-Encoding': 'br, dcz' },
    ];
    for (const headers of wholes) {
      const answer = await ask(NEXT_PATH, headers);
      assert.equal(answer.headers['content-encoding'], 'br', JSON.stringify(headers));
      assert.equal(brotliDecompressSync(answer.body).toString(), NEXT);
    }
  });

  it('comes whole where what the browser has cannot be read any more', async () => {
    const folder = join(bench.registry, 'releases/browse/1.0.0+aaaaaaa');
    await mkdir(join(folder, 'page.cccccccccc.js'));
    const { headers, body } = await ask(NEXT_PATH, having('a file of nobody at all'));
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(body).toString(), NEXT);
  });

  it('comes whole where a delta would be no shorter', async () => {
    const { headers, body } = await ask('/1.0.0+bbbbbbb/short.bbbbbbbbbb.js', having(FORMER));
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(body.toString(), SHORT);
  });

  it('is right for each of many that are asked for at once, as a delta or whole', async () => {
    const answers = CHUNKS.map(async (name) => {
      const { headers, body } = await ask(`/1.0.0+bbbbbbb/${name}.bbbbbbbbbb.js`, having(FORMER + name));
      const isDelta = headers['content-encoding'] === 'dcz';
      assert.equal(isDelta ? decoded(body, FORMER + name) : brotliDecompressSync(body).toString(), NEXT + name);
      return isDelta;
    });
    assert.ok((await Promise.all(answers)).some((isDelta) => isDelta));
  });

  it('has no body where only its head is asked for', async () => {
    const { headers, body } = await ask(NEXT_PATH, having(FORMER), 'HEAD');
    assert.equal(headers['content-encoding'], 'dcz');
    assert.ok(Number(headers['content-length']) > 40);
    assert.equal(body.length, 0);
  });
});
