import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { generateKeyPair } from 'jose';
import { openIssuer, protocolRoutes } from '../../demo/src/reference-openid/issuer.ts';
import type { SocialAccess } from '../base/social-providers.ts';

/** What a token says other than it should, and what it is signed with. */
interface Lies {
  readonly claims?: Readonly<Record<string, string | number>>;
  readonly isForged?: boolean;
}

export interface LocalOpenid {
  readonly access: SocialAccess;
  /** Says yes as this subject: the way back to the site. */
  agree(address: string, subject: string, lies?: Lies): URL;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'tala-site', clientSecret: 'of-the-test' };

/** The demo's OpenID provider on a free port: who is there, and what is wrong with the token, is for the test to say. */
export const openLocalOpenid = async (): Promise<LocalOpenid> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [issuing, forger] = await Promise.all([openIssuer({ issuer, ...CLIENT }), generateKeyPair('RS256')]);
  server.on('request', getRequestListener(protocolRoutes(issuer, issuing).fetch));

  const agree = (address: string, subject: string, lies: Lies = {}): URL => {
    const { searchParams } = new URL(address);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const claims = { sub: subject, email: `${subject}@example.com`, name: subject, ...lies.claims };
    const ask = { challenge: asked('code_challenge'), nonce: asked('nonce'), redirectUri: asked('redirect_uri') };
    return issuing.agree(ask, asked('state'), claims, lies.isForged ? forger.privateKey : undefined);
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { access: { issuer, ...CLIENT }, agree, close };
};
