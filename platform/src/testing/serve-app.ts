import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** An app on a port of its own, on loopback. */
export const serveApp = async (app: Pick<Hono, 'fetch'>) => {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { origin: `http://127.0.0.1:${address.port}`, close };
};
