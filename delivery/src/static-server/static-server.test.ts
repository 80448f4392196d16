import assert from 'node:assert/strict';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import { createStaticServer } from './static-server.ts';

const SCRIPT = 'console.log("a line of a script");\n'.repeat(200);
const LASTING = 'files/vendors.0123456789.js';
const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const FILES = {
  'entry.0123456789.js': SCRIPT,
  'style.0123456789.css': '.tile{color:red}'.repeat(200),
  'plain.txt': 'not hashed',
  [LASTING]: SCRIPT,
  'media/spin.0123456789.mp3': SOUND,
};
const ROOT = '/1.0.0+aaaaaaa';
const ENTRY = `${ROOT}/entry.0123456789.js`;
const MEDIA = `${ROOT}/media/spin.0123456789.mp3`;

let bench: Workbench;
let server: Server;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends the path as it is written: no client tidies `..` away. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

before(async () => {
  bench = await createWorkbench();
  await publishRelease(createFolderStore(bench.registry), await bench.remote({}, FILES));
  ({ server } = createStaticServer({ registry: bench.registry, name: 'browse' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await bench.dispose();
});

describe('a file', () => {
  it('comes as published, with its type, open to every origin, kept for ever when its name is hashed', async () => {
    const { status, headers, body } = await ask(ENTRY);
    assert.equal(status, 200);
    assert.equal(body.toString(), SCRIPT);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['timing-allow-origin'], '*');
    assert.equal(headers.vary, 'Accept-Encoding, Available-Dictionary');
  });

  it('is asked about each time when its name is not hashed', async () => {
    for (const path of [`${ROOT}/plain.txt`, `${ROOT}/release.json`]) {
      assert.equal((await ask(path)).headers['cache-control'], 'no-cache');
    }
  });

  it('is answered to HEAD with the same headers and no body', async () => {
    const [get, head] = [await ask(ENTRY), await ask(ENTRY, {}, 'HEAD')];
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    assert.equal(head.headers['content-length'], get.headers['content-length']);
    assert.equal(head.headers.etag, get.headers.etag);
  });

  it('is answered with 304 to whoever has it', async () => {
    const { headers } = await ask(ENTRY, { 'accept-encoding': 'br' });
    const again = await ask(ENTRY, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal((await ask(ENTRY, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })).status, 200);
  });
});

describe('encodings', () => {
  const encodingFor = async (accept: string): Promise<string | undefined> =>
    (await ask(ENTRY, { 'accept-encoding': accept })).headers['content-encoding'];

  it('are the stored ones', async () => {
    const br = await ask(ENTRY, { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(br.body).toString(), SCRIPT);
    const gzip = await ask(ENTRY, { 'accept-encoding': 'gzip' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), SCRIPT);
  });

  it('follow the q-values that the client gives', async () => {
    assert.equal(await encodingFor('br;q=0.4, gzip;q=0.9'), 'gzip');
    assert.equal(await encodingFor('br;q=0, *'), 'gzip');
    assert.equal(await encodingFor('*'), 'br');
    assert.equal(await encodingFor('gzip;q=0, br;q=0'), undefined);
    assert.equal(await encodingFor('identity, br;q=0.5'), undefined);
    assert.equal(await encodingFor('deflate'), undefined);
  });

  it('are not tried on what does not get smaller', async () => {
    const { headers } = await ask(MEDIA, { 'accept-encoding': 'br, gzip' });
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(headers.vary, undefined);
  });
});

describe('a file that several releases have', () => {
  it('comes from beside them, as one of a release does', async () => {
    const [own, beside] = [await ask(`${ROOT}/${LASTING}`), await ask(`/${LASTING}`, { 'accept-encoding': 'br' })];
    assert.equal(own.body.toString(), SCRIPT);
    assert.equal(beside.status, 200);
    assert.equal(brotliDecompressSync(beside.body).toString(), SCRIPT);
    assert.equal(beside.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(beside.headers['cache-control'], 'public, max-age=31536000, immutable');
    const again = await ask(`/${LASTING}`, { 'accept-encoding': 'br', 'if-none-match': String(beside.headers.etag) });
    assert.equal(again.status, 304);
  });

  it('is found when it comes after it was asked for in vain', async () => {
    const later = 'files/later.0123456789.js';
    assert.equal((await ask(`/${later}`)).status, 404);
    const build = await bench.remote({ commit: 'ddddddd' }, { ...FILES, [later]: SCRIPT });
    await publishRelease(createFolderStore(bench.registry), build);
    assert.equal((await ask(`/${later}`)).status, 200);
  });

  it('is all that comes from there', async () => {
    for (const path of [
      '/files/',
      `/${LASTING}.br`,
      '/files/../../../pointers.json',
      '/files/..%2f1.0.0+aaaaaaa/plain.txt',
    ])
      assert.equal((await ask(path)).status, 404, path);
  });
});

describe('ranges of media', () => {
  const cases = [
    { range: 'bytes=0-99', part: SOUND.subarray(0, 100), contentRange: 'bytes 0-99/1000' },
    { range: 'bytes=900-', part: SOUND.subarray(900), contentRange: 'bytes 900-999/1000' },
    { range: 'bytes=-10', part: SOUND.subarray(990), contentRange: 'bytes 990-999/1000' },
    { range: 'bytes=990-5000', part: SOUND.subarray(990), contentRange: 'bytes 990-999/1000' },
  ];
  for (const { range, part, contentRange } of cases) {
    it(`answers ${range} with that part`, async () => {
      const { status, headers, body } = await ask(MEDIA, { range });
      assert.equal(status, 206);
      assert.equal(headers['content-range'], contentRange);
      assert.equal(headers['content-length'], String(part.length));
      assert.deepEqual(body, part);
    });
  }

  it('answers a range past the end with 416', async () => {
    const { status, headers } = await ask(MEDIA, { range: 'bytes=1000-' });
    assert.equal(status, 416);
    assert.equal(headers['content-range'], 'bytes */1000');
    assert.equal(headers.etag, undefined);
  });

  it('sends the whole file for several ranges, a stale If-Range, and files that are not media', async () => {
    assert.equal((await ask(MEDIA, { range: 'bytes=0-1,5-6' })).status, 200);
    assert.equal((await ask(MEDIA, { range: 'bytes=0-1', 'if-range': '"old"' })).status, 200);
    assert.equal((await ask(ENTRY, { range: 'bytes=0-1' })).status, 200);
  });
});

describe('everything else', () => {
  it('is a 404 that nobody keeps', async () => {
    for (const path of ['/', '/1.0.0+bbbbbbb/entry.0123456789.js', `${ROOT}/absent.js`, `${ROOT}/`, `${ENTRY}.br`]) {
      const { status, headers } = await ask(path);
      assert.equal(status, 404, path);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['access-control-allow-origin'], '*');
    }
  });

  it('never leads out of the package', async () => {
    const outside = [
      '/../../pointers.json',
      `${ROOT}/../../../pointers.json`,
      `${ROOT}/%2e%2e/%2e%2e/%2e%2e/pointers.json`,
    ];
    for (const path of [...outside, '/..%2f..%2fpointers.json', `${ROOT}/..\\..\\pointers.json`, `${ROOT}/\0`]) {
      const { status } = await ask(path.replace('\0', '%00'));
      assert.equal(status, 404, path);
    }
    assert.equal((await ask('/%E0%A4%A')).status, 400);
  });

  it('never leads out of it by what somebody put into the registry: a link, or a release that lists files elsewhere', async () => {
    const packageFolder = join(bench.registry, 'releases/browse');
    const release = JSON.parse(await readFile(join(packageFolder, ROOT, 'release.json'), 'utf8'));
    const put = async (commit: string, files: readonly string[]): Promise<string> => {
      const folder = join(packageFolder, `1.0.0+${commit}`);
      await mkdir(folder);
      const listed = Object.fromEntries(files.map((file) => [file, release.files['plain.txt']]));
      await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, commit, files: listed }));
      return folder;
    };
    await put('eeeeee1', ['../1.0.0+aaaaaaa/plain.txt', 'plain.txt']);
    const withLinks = await put('eeeeee2', ['plain.txt', 'media/plain.txt']);
    await symlink('/etc/passwd', join(withLinks, 'plain.txt'));
    await symlink(join(packageFolder, ROOT), join(withLinks, 'media'));
    await symlink(join(packageFolder, ROOT), join(packageFolder, '1.0.0+eeeeee3'));
    await symlink('/etc/passwd', join(packageFolder, 'files/passwd.0123456789.txt'));
    for (const path of [
      '/1.0.0+eeeeee1/../1.0.0+aaaaaaa/plain.txt',
      '/1.0.0+eeeeee1/plain.txt',
      '/1.0.0+eeeeee2/plain.txt',
      '/1.0.0+eeeeee2/media/plain.txt',
      '/1.0.0+eeeeee3/plain.txt',
      '/files/passwd.0123456789.txt',
    ]) {
      assert.equal((await ask(path)).status, 404, path);
    }
    assert.equal((await ask('/1.0.0+eeeeee2/release.json')).status, 200);
  });

  it('says what a browser may make of it, whatever it is', async () => {
    for (const path of [ENTRY, `${ROOT}/absent.js`, '/_health', '/%E0%A4%A']) {
      const { headers } = await ask(path, { 'x-forwarded-proto': 'https' });
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.equal(headers['referrer-policy'], 'no-referrer', path);
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path);
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/, path);
    }
    assert.equal((await ask(ENTRY)).headers['strict-transport-security'], undefined);
  });

  it('refuses to write', async () => {
    const { status, headers } = await ask(ENTRY, {}, 'POST');
    assert.equal(status, 405);
    assert.equal(headers.allow, 'GET, HEAD');
  });

  it('says that it is healthy', async () => {
    assert.equal((await ask('/_health')).status, 200);
  });
});

it('serves a release that was published after it started', async () => {
  const path = '/1.0.0+ccccccc/entry.0123456789.js';
  assert.equal((await ask(path)).status, 404);
  const build = await bench.remote({ commit: 'ccccccc' }, FILES);
  await publishRelease(createFolderStore(bench.registry), build);
  const { status, body } = await ask(path);
  assert.equal(status, 200);
  assert.deepEqual(body, await readFile(join(build, 'entry.0123456789.js')));
});

it('answers 404 in plain text for a file that has gone from the disk', async () => {
  const build = await bench.remote({ commit: 'fffffff' }, FILES);
  await publishRelease(createFolderStore(bench.registry), build);
  const path = '/1.0.0+fffffff/entry.0123456789.js';
  assert.equal((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding'], 'br');
  await rm(join(bench.registry, 'releases/browse', `${path}.br`));
  const { status, headers, body } = await ask(path, { 'accept-encoding': 'br' });
  assert.deepEqual([status, headers['content-encoding'], body.toString()], [404, undefined, 'Not Found\n']);
});

it('goes on serving after a client hangs up in the middle', async () => {
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${MEDIA} HTTP/1.1\r\nHost: x\r\n\r\n`);
      socket.destroy();
    });
    socket.on('close', () => resolve());
  });
  assert.equal((await ask(ENTRY)).status, 200);
});
