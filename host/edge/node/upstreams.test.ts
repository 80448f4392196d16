import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { upstreamsAt } from './upstreams.ts';

const CONNECTIONS = 512;
const STREAM = 'text/event-stream';

test('streams wait for no connection that calls hold, nor calls for one that streams hold; Accept says which it is', async (context) => {
  const server = createServer((request, response) => {
    const isHeld = request.url === '/wps/held';
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    if (isHeld) response.flushHeaders();
    else response.end('free');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { send } = upstreamsAt([`http://127.0.0.1:${port}`], {
    edgeSecret: undefined,
    gamesOrigin: undefined,
    log: () => undefined,
  });
  const ask = (path: string, Accept: string) =>
    send(new Request(`http://127.0.0.1:${port}${path}`, { headers: { Accept } }));
  const hold = (Accept: string) =>
    Promise.all(Array.from({ length: CONNECTIONS }, async () => (await ask('/wps/held', Accept)).body));

  const streams = await hold(STREAM);
  assert.equal(await (await ask('/wps/x', '*/*')).text(), 'free');
  const calls = await hold(`${STREAM}, */*`);
  assert.equal(await (await ask('/wps/x', STREAM)).text(), 'free');
  await Promise.all([...streams, ...calls].map((body) => body?.cancel()));
});
