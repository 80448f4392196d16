import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, it } from 'node:test';
import { createGuardedServer, DEFAULT_SERVER_LIMITS, type GuardedServer, type ServerLimits } from './guarded-server.ts';

let guarded: GuardedServer;

const listen = async (
  listener: Parameters<typeof createGuardedServer>[0],
  over: Partial<ServerLimits> = {},
): Promise<number> => {
  guarded = createGuardedServer(listener, { ...DEFAULT_SERVER_LIMITS, ...over }, { 'X-Guard': 'yes' });
  guarded.server.listen(0, '127.0.0.1');
  await once(guarded.server, 'listening');
  return (guarded.server.address() as AddressInfo).port;
};

afterEach(() => {
  guarded.server.closeAllConnections();
  guarded.server.close();
});

/** Everything that comes over a connection until it is closed. */
const saying = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let heard = '';
  for await (const part of socket) heard += part;
  return heard;
};

it('a request that never ends its headers is let go', async () => {
  const port = await listen(() => assert.fail('half a request was answered'), { headersMs: 20, requestMs: 50 });
  assert.match(await saying(port, 'GET / HTTP/1.1\r\nHost: x\r\n'), /^HTTP\/1\.1 408 .*X-Guard: yes/s);
});

it('a request that never ends its body is let go', async () => {
  const port = await listen(() => undefined, { headersMs: 20, requestMs: 50 });
  assert.match(await saying(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'), /^HTTP\/1\.1 408 /);
});

it('a request with two hosts is refused before anybody chooses one', async () => {
  const port = await listen(() => assert.fail('one of two hosts was chosen'));
  const heard = await saying(port, 'GET / HTTP/1.1\r\nHost: one\r\nhost: other\r\n\r\n');
  assert.match(heard, /^HTTP\/1\.1 400 .*X-Guard: yes/s);
});

it('a reader who stands still is let go', async () => {
  const port = await listen((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), { silenceMs: 50 });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answering] = await once(guarded.server, 'request');
  await once(answering.socket, 'close');
  socket.destroy();
});

it('connections beyond the limit are closed', async () => {
  const port = await listen((_request, response) => response.end('ok'), { connections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(guarded.server, 'connection');
  const second = connect(port, '127.0.0.1');
  await once(second, 'close');
  assert.equal(first.destroyed, false);
  first.destroy();
});

it('what is no request is answered with the headers of the house', async () => {
  const port = await listen(() => assert.fail('it was answered'));
  assert.match(await saying(port, 'nonsense\r\n\r\n'), /^HTTP\/1\.1 400 Bad Request\r\nX-Guard: yes\r\n/);
});

it('drained, it answers what it has, on connections that end, and takes nothing new', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<ServerResponse>();
  const port = await listen((asked, response) => (asked.url === '/slow' ? resolve(response) : response.end('ok')));
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const idle = request({ port, host: '127.0.0.1', agent, path: '/' }).end();
  const [first] = await once(idle, 'response');
  first.resume();
  await once(first, 'end');
  const slow = request({ port, host: '127.0.0.1', path: '/slow' }).end();
  const answering = await arrived;
  assert.equal(guarded.inFlight, 1);
  const drained = guarded.drain(60_000);
  await assert.rejects(saying(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'), /ECONNREFUSED/);
  answering.end('late');
  const [answer] = await once(slow, 'response');
  assert.equal(answer.headers.connection, 'close');
  assert.equal(String((await answer.toArray())[0]), 'late');
  assert.equal(await drained, 0, 'nothing was cut off');
  assert.equal(guarded.inFlight, 0);
  agent.destroy();
});

it('drained, it does not wait for ever for half a request', async () => {
  const port = await listen(() => undefined);
  const half = connect(port, '127.0.0.1');
  half.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await once(guarded.server, 'request');
  const closed = once(half.resume(), 'close');
  assert.equal(await guarded.drain(20), 1, 'what was cut off is counted');
  await closed;
});
