import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openPhoneIssuer, type PhoneIssuer, phoneRoutes } from '../../demo/src/reference-openid/phone-routes.ts';
import type { FirebaseAccess } from '../base/firebase-access.ts';

export interface LocalFirebase extends Pick<PhoneIssuer, 'tokenOf'> {
  readonly access: FirebaseAccess;
  close(): Promise<void>;
}

const PROJECT = 'tala-site';

/** The demo's prover of numbers on a free port: whose number, and what is wrong with the token, is for the test to say. */
export const openLocalFirebase = async (): Promise<LocalFirebase> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = await openPhoneIssuer(PROJECT);
  server.on('request', getRequestListener(phoneRoutes(issuer).fetch));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return {
    access: { project: PROJECT, apiKey: 'public', origin, keysUrl: `${origin}/phone-keys` },
    tokenOf: issuer.tokenOf,
    close,
  };
};
