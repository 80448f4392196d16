import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { retire, rollback, rollbackTo } from 'delivery/registry';
import { aBrowseRemote, aHost } from './testing/release-builders.ts';
import { runEdge } from './testing/running-edge.ts';

const RELEASES = [aHost(), aBrowseRemote()];
const PATIENCE_MS = 5000;
const POLL_MS = 50;

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  let text = '';
  for await (const part of stream) text += part.toString();
  return text;
};

const echo = (request: IncomingMessage, response: ServerResponse): void => {
  void textOf(request).then((body) => {
    const { method, url, headers } = request;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ method, url, headers, body }));
  });
};

const becomes = async (read: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while (!(await read())) {
    assert.ok(Date.now() < until, 'it did not come about');
    await sleep(POLL_MS);
  }
};

test('a running document server follows the registry folder, through a broken moment too', async () => {
  await using edge = await runEdge(RELEASES, echo);
  const shows = async (version: string): Promise<boolean> =>
    (await (await fetch(`${edge.url}/m/home`)).text()).includes(`http://browse.localhost/${version}+`);
  assert.ok(await shows('1.0.0'));
  await edge.promote(aBrowseRemote({ version: '1.1.0' }));
  await becomes(() => shows('1.1.0'));
  await rollback(edge.store, ['browse']);
  await becomes(() => shows('1.0.0'));

  const pointers = join(edge.registry, 'pointers.json');
  await rename(pointers, `${pointers}.kept`);
  await writeFile(pointers, '{"schema":');
  // Each request may look; the one that finds them broken says so.
  const isFound = edge.said('pointers.unreadable').then(() => true);
  while (!(await Promise.race([isFound, shows('1.0.0').then(() => false)])));
  assert.ok(await shows('1.0.0'), 'the last good pointers stay in force');
  await rename(`${pointers}.kept`, pointers);
  await edge.promote(aBrowseRemote({ version: '1.2.0' }));
  await becomes(() => shows('1.2.0'));
});

test('a remote that was taken out is no page any more, and one again by its former state', async () => {
  await using edge = await runEdge(RELEASES, echo);
  const statusOf = async (): Promise<number> => (await fetch(`${edge.url}/m/draw/ph-6-42`)).status;
  assert.equal(await statusOf(), 200);
  const { revision } = await retire(edge.store, 'browse');
  await becomes(async () => (await statusOf()) === 404);
  assert.match(
    await (await fetch(`${edge.url}/m/draw/ph-6-42`)).text(),
    /data-frame|id="root"/,
    'the site, and not a bare word',
  );
  await rollbackTo(edge.store, revision - 1);
  await becomes(async () => (await statusOf()) === 200);
});

test('a running document server compresses its documents with brotli', async () => {
  await using edge = await runEdge(RELEASES, echo);
  const response = await fetch(`${edge.url}/m/home`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  assert.equal(response.headers.get('Content-Encoding'), 'br');
  assert.match(await response.text(), /^<!DOCTYPE html>/);
});

test('a document server listens to its own machine alone, unless it is told an address', async () => {
  await using edge = await runEdge(RELEASES, echo);
  const elsewhere = edge.url.replace('127.0.0.1', '127.0.0.2');
  await assert.rejects(fetch(`${elsewhere}/_health`));
  await using open = await runEdge(RELEASES, echo, { HOST: '0.0.0.0' });
  assert.equal((await fetch(`${open.url.replace('127.0.0.1', '127.0.0.2')}/_health`)).status, 200);
});

test('calls pass through with body, cookies and the caller’s address', async () => {
  await using edge = await runEdge(RELEASES, echo);
  const response = await fetch(`${edge.url}/wps/session/login?x=1`, {
    method: 'POST',
    body: '{"sealed":true}',
    headers: { 'Content-Type': 'application/json', Cookie: 'a=1' },
  });
  const seen = await response.json();
  assert.equal(seen.method, 'POST');
  assert.equal(seen.url, '/wps/session/login?x=1');
  assert.equal(seen.body, '{"sealed":true}');
  assert.equal(seen.headers.cookie, 'a=1');
  assert.equal(seen.headers.merchant, 'tala');
  assert.match(seen.headers['x-forwarded-for'], /127\.0\.0\.1$/);
});

test('a caller who hangs up ends the platform’s work', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<IncomingMessage>();
  await using edge = await runEdge(RELEASES, (request) => resolve(request));
  const leaving = new AbortController();
  const call = fetch(`${edge.url}/wps/slow`, { signal: leaving.signal }).catch(() => 'left');
  const request = await arrived;
  const closed = once(request.socket, 'close');
  leaving.abort();
  assert.equal(await call, 'left');
  await closed;
});

test('a part of an answer arrives before the next is written', async () => {
  const { promise: opened, resolve } = Promise.withResolvers<ServerResponse>();
  await using edge = await runEdge(RELEASES, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).write('first');
    resolve(response);
  });
  const answer = await fetch(`${edge.url}/wps/stream`);
  const reader = answer.body?.getReader();
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'first');
  (await opened).end('last');
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'last');
});
