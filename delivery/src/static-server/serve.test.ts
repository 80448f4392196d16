import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench } from '../registry/testing/sample-build.ts';

const FILM_BYTES = 30 * 1024 * 1024;
const FILM = 'media/film.0123456789.mp4';
const POLL_MS = 20;

it('told to stop, it sends what it has begun to its end, takes no more, and ends well', async () => {
  const bench = await createWorkbench();
  await publishRelease(createFolderStore(bench.registry), await bench.remote({}, { [FILM]: Buffer.alloc(FILM_BYTES) }));
  const args = ['--package', 'browse', '--port', '0', '--registry', bench.registry];
  const server = spawn(process.execPath, [fileURLToPath(new URL('./serve.ts', import.meta.url)), ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(server, 'exit');
  try {
    const [said] = await once(server.stderr, 'data');
    const started = JSON.parse(String(said));
    assert.deepEqual([started.from, started.event, started.package], ['files', 'files.started', 'browse']);
    const [, port = ''] = /localhost:(\d+)/.exec(started.detail) ?? [];
    const url = `http://127.0.0.1:${port}`;
    await assert.rejects(fetch(`http://127.0.0.2:${port}/_health`), 'it listens to its own machine alone');
    const [answer] = await once(get(`${url}/1.0.0+aaaaaaa/${FILM}`), 'response');
    answer.pause();
    server.kill('SIGTERM');
    while ((await fetch(`${url}/_health`).catch(() => null)) !== null) await sleep(POLL_MS);
    let bytes = 0;
    for await (const part of answer) bytes += part.length;
    assert.equal(bytes, FILM_BYTES);
    assert.deepEqual(await ended, [0, null]);
  } finally {
    server.kill('SIGKILL');
    await ended;
    await bench.dispose();
  }
});
