import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { findNginx } from './testing/find-nginx.ts';

const SCRIPT = 'console.log("a line of a script");\n'.repeat(200);
const STYLE = '.tile{color:red}'.repeat(200);
const LASTING = 'files/vendors.0123456789.js';
const FILM_BYTES = 30 * 1024 * 1024;
const FILES = {
  'entry.0123456789.js': SCRIPT,
  'style.0123456789.css': STYLE,
  'plain.txt': 'not hashed',
  [LASTING]: SCRIPT,
  'media/spin.0123456789.mp3': Buffer.alloc(1000, 7),
  'media/film.0123456789.mp4': Buffer.alloc(FILM_BYTES),
};
const ROOT = '/1.0.0+aaaaaaa';
const ENTRY = `${ROOT}/entry.0123456789.js`;
const SERVE = join(WORKSPACE, 'delivery/nginx/serve.sh');

const nginx = await findNginx();

let bench: Workbench;
let server: ChildProcess;
let env: Record<string, string>;
let port = 0;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
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

const whenHealthy = async (): Promise<void> => {
  while ((await ask('/_health').catch(() => null))?.status !== 200) {
    assert.equal(server.exitCode, null, 'nginx ended while starting');
    await sleep(50);
  }
};

describe('nginx, as the containers run it', { skip: nginx === null && 'nginx is not installed' }, () => {
  before(async () => {
    bench = await createWorkbench();
    await publishRelease(createFolderStore(bench.registry), await bench.remote({}, FILES));
    await symlink('/etc/passwd', join(bench.registry, 'releases/browse', ROOT, 'passwd.0123456789.txt'));
    await symlink(join(bench.registry, 'releases/browse', ROOT), join(bench.registry, 'releases/browse/1.0.0+eeeeeee'));
    // Its workers run as another user.
    await chmod(dirname(bench.registry), 0o755);
    port = await freePort();
    env = {
      PATH: `${dirname(nginx ?? '')}:${process.env.PATH}`,
      PACKAGE: 'browse',
      PORT: `127.0.0.1:${port}`,
      REGISTRY: bench.registry,
      WORK: join(dirname(bench.registry), 'work'),
    };
    server = spawn('sh', [SERVE], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    await whenHealthy();
  });
  after(async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await gone;
    }
    await bench.dispose();
  });

  it('takes the configuration', async () => {
    const { code, output } = await runProgram('sh', [SERVE, 'check'], { cwd: WORKSPACE, env });
    assert.equal(code, 0, output);
    assert.match(output, /test is successful/);
  });

  it('serves hashed files for ever, to every origin, with their type', async () => {
    const { status, headers, body } = await ask(ENTRY);
    assert.equal(status, 200);
    assert.equal(body.toString(), SCRIPT);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['timing-allow-origin'], '*');
    assert.equal(headers.vary, 'Accept-Encoding');
  });

  it('asks about the others each time', async () => {
    for (const file of ['plain.txt', 'release.json']) {
      assert.equal((await ask(`${ROOT}/${file}`)).headers['cache-control'], 'no-cache');
    }
  });

  it('sends the copies that were compressed at publishing', async () => {
    const gzip = await ask(ENTRY, { 'accept-encoding': 'gzip' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), SCRIPT);

    const br = await ask(`${ROOT}/style.0123456789.css`, { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(br.headers['content-type'], 'text/css; charset=utf-8');
    assert.equal(br.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(br.headers.vary, 'Accept-Encoding');
    assert.equal(brotliDecompressSync(br.body).toString(), STYLE);

    const refused = await ask(ENTRY, { 'accept-encoding': 'br;q=0, gzip' });
    assert.equal(refused.headers['content-encoding'], 'gzip');
  });

  it('sends what several releases have from beside them', async () => {
    const { status, headers, body } = await ask(`/${LASTING}`, { 'accept-encoding': 'br' });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(brotliDecompressSync(body).toString(), SCRIPT);
    assert.equal((await ask(`/${LASTING}.br`)).status, 404);
  });

  it('answers HEAD, conditions and ranges', async () => {
    const head = await ask(ENTRY, {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    const again = await ask(ENTRY, { 'if-none-match': String(head.headers.etag) });
    assert.equal(again.status, 304);
    const part = await ask(`${ROOT}/media/spin.0123456789.mp3`, { range: 'bytes=10-19' });
    assert.equal(part.status, 206);
    assert.equal(part.body.length, 10);
    assert.equal((await ask(`${ROOT}/media/spin.0123456789.mp3`, { range: 'bytes=2000-' })).status, 416);
  });

  it('keeps nobody a 404, and shows nothing but releases', async () => {
    const outside = ['/', '/1.0.0+bbbbbbb/entry.js', `${ROOT}/absent.0123456789.js`, `${ENTRY}.br`, `${ROOT}/`];
    for (const path of [...outside, '/../../pointers.json', '/%2e%2e/%2e%2e/pointers.json', `${ROOT}/.hidden`]) {
      const { status, headers } = await ask(path);
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
      assert.equal(headers['cache-control'], 'no-store', path);
      assert.equal(headers['access-control-allow-origin'], '*');
    }
  });

  it('follows no link that somebody put into the registry', async () => {
    for (const path of [`${ROOT}/passwd.0123456789.txt`, '/1.0.0+eeeeeee/plain.txt']) {
      assert.equal((await ask(path)).status, 404, path);
    }
  });

  it('serves a release that was published after it started', async () => {
    await publishRelease(createFolderStore(bench.registry), await bench.remote({ commit: 'ccccccc' }, FILES));
    assert.equal((await ask('/1.0.0+ccccccc/entry.0123456789.js')).status, 200);
  });

  it('says on every answer what a browser may make of it', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    for (const path of [ENTRY, `${ROOT}/absent.js`, '/_health']) {
      const { headers } = await ask(path, secure);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.equal(headers['referrer-policy'], 'no-referrer', path);
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path);
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/, path);
    }
    assert.equal((await ask(ENTRY)).headers['strict-transport-security'], undefined);
  });

  it('told to stop as the containers do it, sends what it has begun to its end', async () => {
    const sent = request({ host: '127.0.0.1', port, path: `${ROOT}/media/film.0123456789.mp4` }).end();
    const [answer] = await once(sent, 'response');
    answer.pause();
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    while ((await ask('/_health').catch(() => null)) !== null) await sleep(50);
    let bytes = 0;
    for await (const part of answer) bytes += part.length;
    assert.equal(bytes, FILM_BYTES);
    assert.deepEqual(await gone, [0, null]);
  });
});
