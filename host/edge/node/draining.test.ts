import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { HALF_OPEN_PROBES } from '../reverse-proxy/upstream-pool.ts';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const RELEASES = [aHost(), aBrowseRemote()];
/** Forwarded even if a health check fails on a busy machine. */
const CALLS = HALF_OPEN_PROBES;
const POLL_MS = 20;

const refuses = async (url: string): Promise<void> => {
  for (;;) {
    const isRefused = await fetch(`${url}/_health`).then(
      () => false,
      () => true,
    );
    if (isRefused) return;
    await sleep(POLL_MS);
  }
};

test('told to stop, it answers every call that it has taken, takes no more, and ends well', async () => {
  const open: ServerResponse[] = [];
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await using edge = await runEdge(RELEASES, (request, response) => {
    open.push(response);
    request.resume();
    if (open.length === CALLS) resolve();
  });
  const calls = Array.from({ length: CALLS }, (_, index) =>
    fetch(`${edge.url}/wps/play/api/round`, { method: 'POST', body: `{"stake":${index}}` }),
  );
  await arrived;
  const stopped = edge.stop();
  await refuses(edge.url);
  for (const [index, response] of open.entries()) response.end(`round ${index}`);
  const answers = await Promise.all(calls);
  assert.ok(answers.every(({ status, headers }) => status === 200 && headers.get('Connection') === 'close'));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  assert.deepEqual(texts.toSorted(), Array.from({ length: CALLS }, (_, index) => `round ${index}`).toSorted());
  assert.equal(await stopped, 0);
});

test('told to stop, it does not wait for ever for half a request', async () => {
  await using edge = await runEdge(RELEASES, () => undefined, { DRAIN_LIMIT_MS: '50' });
  const half = connect(Number(new URL(edge.url).port), '127.0.0.1');
  half.on('error', () => undefined);
  half.write('POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  assert.equal((await fetch(`${edge.url}/_health`)).status, 200);
  assert.equal(await edge.stop(), 0);
  half.destroy();
});
