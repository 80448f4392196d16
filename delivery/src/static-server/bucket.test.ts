import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createFolderStore, openRegistry, publishRelease, type ReleaseStore } from '../registry/registry.ts';
import { bucketServerOfSuite } from '../registry/testing/bucket-server.ts';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';

const ENTRY = 'entry.0123456789.js';
const VENDORS = 'files/vendors.0123456789.js';
const SCRIPT = 'start();\n'.repeat(300);
const LIBRARY = 'library();\n'.repeat(300);
const POLL_MS = 20;

const server = bucketServerOfSuite();
let bench: Workbench;
let address: string;
let prefix: string;
let mirror: string;
let store: ReleaseStore;
let count = 0;
beforeEach(async () => {
  bench = await createWorkbench();
  count += 1;
  prefix = `files-${count}`;
  address = `s3://tala/${prefix}`;
  mirror = join(dirname(bench.registry), 'mirror');
  store = openRegistry(address);
});
afterEach(async () => {
  server().fail('none');
  await bench.dispose();
});

const publish = async (commit: string, script = SCRIPT): Promise<string> =>
  (await publishRelease(store, await bench.remote({ commit }, { [ENTRY]: script, [VENDORS]: LIBRARY }))).id;

/** A file server as a process, with what it has logged. */
const serve = async () => {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...server().env, PACKAGE: 'browse', PORT: '0', REGISTRY: address, MIRROR: mirror },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const lines: { readonly event: string; readonly detail: string }[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(JSON.parse(line)));
  const ended = once(child, 'exit');
  while (!lines.some(({ event }) => event === 'files.started')) await sleep(POLL_MS);
  const url = lines.find(({ event }) => event === 'files.started')?.detail;
  const said = async (event: string): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => line.event === event);
      if (found !== undefined) return found.detail;
      await sleep(POLL_MS);
    }
  };
  return {
    said,
    get: (path: string) => fetch(`${url}/${path}`),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

it('serves a release from the first request after its publishing, compressed, with what releases share', async () => {
  await publish('aaaaaaa');
  await using files = await serve();
  const entry = await files.get(`1.0.0+aaaaaaa/${ENTRY}`);
  assert.deepEqual([entry.status, entry.headers.get('content-encoding')], [200, 'gzip']);
  assert.equal(await entry.text(), SCRIPT);
  assert.equal(await (await files.get(VENDORS)).text(), LIBRARY);
  for (const commit of ['bbbbbbb', 'ccccccc', 'ddddddd']) {
    await publish(commit, `${SCRIPT}${commit}`);
    assert.equal(await (await files.get(`1.0.0+${commit}/${ENTRY}`)).text(), `${SCRIPT}${commit}`);
  }
  assert.equal((await files.get(`1.0.0+eeeeeee/${ENTRY}`)).status, 404);
  assert.equal((await files.get('files/none.0123456789.js')).status, 404);
  assert.deepEqual(await createFolderStore(mirror).findFaults('browse@1.0.0+ddddddd'), []);
});

it('has releases before anybody asks, and serves them while the bucket is away, also started anew', async () => {
  await publish('aaaaaaa');
  {
    await using files = await serve();
    await publish('bbbbbbb', `${SCRIPT}two`);
    for (const commit of ['aaaaaaa', 'bbbbbbb']) {
      const fetched = join(mirror, `releases/browse/1.0.0+${commit}/release.json`);
      while ((await stat(fetched).catch(() => null)) === null) await sleep(POLL_MS);
    }
    server().fail('hanging');
    assert.equal(await (await files.get(`1.0.0+bbbbbbb/${ENTRY}`)).text(), `${SCRIPT}two`);
    assert.match(await files.said('registry.unreadable'), /s3:\/\/tala\/files-\d+ does not answer/);
  }
  server().fail('refused');
  await using files = await serve();
  for (const commit of ['aaaaaaa', 'bbbbbbb']) assert.equal((await files.get(`1.0.0+${commit}/${ENTRY}`)).status, 200);
  assert.equal((await files.get(VENDORS)).status, 200);
  assert.equal((await files.get(`1.0.0+ccccccc/${ENTRY}`)).status, 404);
});

it('serves nothing of a release that is not as it was published, and says so', async () => {
  const key = (file: string): string => server().at(`${prefix}/releases/browse/1.0.0+aaaaaaa/${file}`);
  await publish('aaaaaaa');
  await publish('bbbbbbb');
  const attacks: readonly (readonly [string, (path: string) => Promise<void>, RegExp])[] = [
    [ENTRY, (path) => writeFile(path, 'steal();'), /entry\.0123456789\.js is not what/],
    [`${ENTRY}.br`, (path) => writeFile(path, brotliCompressSync('steal();')), /\.br is not entry/],
    [ENTRY, (path) => rm(path), /entry\.0123456789\.js is missing/],
  ];
  for (const [file, attack, fault] of attacks) {
    const before = await readFile(key(file));
    await attack(key(file));
    await rm(mirror, { recursive: true, force: true });
    await using files = await serve();
    assert.equal((await files.get(`1.0.0+bbbbbbb/${ENTRY}`)).status, 200);
    assert.equal((await files.get(`1.0.0+aaaaaaa/${ENTRY}`)).status, 404);
    assert.match(await files.said('release.unreadable'), fault);
    await writeFile(key(file), before);
  }
});
