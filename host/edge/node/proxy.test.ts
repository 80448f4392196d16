import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';
import { runPlatform } from '../testing/running-platform.ts';

const RELEASES = [aHost(), aBrowseRemote()];
const MIB = 1024 * 1024;
const POLL_MS = 100;

const never = (): never => assert.fail('the platform was asked');

test('a call with Expect: 100-continue is answered by the platform', async () => {
  await using edge = await runEdge(RELEASES, (request: IncomingMessage, response: ServerResponse) => {
    request.resume().on('end', () => response.end('ok'));
  });
  const sent = ask(`${edge.url}/wps/session/login`, { method: 'POST', headers: { Expect: '100-continue' } });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.end('{}');
  const [answer] = await once(sent, 'response');
  assert.equal(answer.statusCode, 200);
});

test('a body of 400 MB without a length is refused after a few', async () => {
  await using edge = await runEdge(RELEASES, never);
  const sent = ask(`${edge.url}/wps/session/login`, { method: 'POST' });
  const answered = once(sent, 'response');
  sent.on('error', () => undefined);
  let written = 0;
  const isAnswered = answered.then(([answer]) => answer.statusCode);
  let status: number | undefined;
  void isAnswered.then((code) => {
    status = code;
  });
  while (status === undefined && written < 400) {
    if (!sent.write(Buffer.alloc(MIB))) await Promise.race([once(sent, 'drain'), isAnswered]);
    written += 1;
  }
  assert.equal(await isAnswered, 413);
  assert.ok(written < 100, `${written} MB went in`);
  sent.destroy();
});

test('backpressure: the answer to a slow caller waits in the platform', async () => {
  let written = 0;
  await using edge = await runEdge(RELEASES, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
    const writeOn = (): void => {
      while (written < 400) {
        written += 1;
        if (!response.write(Buffer.alloc(MIB))) return void response.once('drain', writeOn);
      }
      response.end();
    };
    writeOn();
  });
  const sent = ask(`${edge.url}/wps/big`).end();
  const [answer] = await once(sent, 'response');
  answer.pause();
  for (let before = -1; before !== written; ) {
    before = written;
    await sleep(POLL_MS);
  }
  assert.ok(written < 50, `${written} MB were taken of an unread answer`);
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  assert.equal(bytes, 400 * MIB, 'and it comes whole once it is read');
});

test('with one of two upstreams frozen, calls go to the other; thawed, it is used again', async () => {
  await using frozen = await runPlatform();
  await using other = await runPlatform();
  await using edge = await runEdge(RELEASES, never, { PLATFORM_URL: `${frozen.url}, ${other.url}` });
  const call = async (method = 'GET'): Promise<string> => (await fetch(`${edge.url}/wps/x`, { method })).text();
  const answerers = async (): Promise<ReadonlySet<string>> =>
    new Set(await Promise.all(Array.from({ length: 8 }, () => call())));
  assert.deepEqual(await answerers(), new Set([frozen.name, other.name]));

  frozen.signal('SIGSTOP');
  // Those that reach the frozen one are taken on by the other as soon as it is found out.
  assert.deepEqual(await answerers(), new Set([other.name]));
  assert.equal(await call('POST'), other.name);
  assert.equal((await fetch(`${edge.url}/m/home`)).status, 200);

  frozen.signal('SIGCONT');
  while (!(await answerers()).has(frozen.name)) await sleep(POLL_MS);
});

test('with one of two upstreams killed, no call is lost', async () => {
  await using gone = await runPlatform();
  await using other = await runPlatform();
  await using edge = await runEdge(RELEASES, never, { PLATFORM_URL: `${gone.url},${other.url}` });
  await gone.kill();
  for (let turn = 0; turn < 10; turn += 1) {
    const method = turn % 2 === 0 ? 'GET' : 'POST';
    assert.equal(await (await fetch(`${edge.url}/wps/x`, { method })).text(), other.name);
  }
});
