import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from './guarded-server.ts';
import { isReadyAs, newMark } from './process-mark.ts';

const listen = async (listener: RequestListener) => {
  const { server } = createGuardedServer(listener, DEFAULT_SERVER_LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

it('a process is ready to whoever knows its mark, and a stranger on its port is not', async (context) => {
  await using server = await listen((_request, response) => response.end('ok'));
  const { mark, env } = newMark();
  assert.equal(await isReadyAs(mark, server.url), false, 'a process that was given no mark');
  Object.assign(process.env, env);
  context.after(() => {
    for (const name of Object.keys(env)) delete process.env[name];
  });
  assert.equal(await isReadyAs(mark, server.url), true);
  assert.equal(await isReadyAs(newMark().mark, server.url), false, 'another start');
  const bare = await fetch(server.url, { headers: {} });
  assert.ok(![...bare.headers.values()].includes(mark), 'who does not name it learns nothing of it');
});

it('a process that answers badly, or not at all, is not ready', async (context) => {
  const { mark, env } = newMark();
  Object.assign(process.env, env);
  context.after(() => {
    for (const name of Object.keys(env)) delete process.env[name];
  });
  await using server = await listen((_request, response) => response.writeHead(503).end());
  assert.equal(await isReadyAs(mark, server.url), false);
  assert.equal(await isReadyAs(mark, 'http://127.0.0.1:1/'), false);
});
