import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialAccess } from '../social-providers.ts';

interface Asked {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

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
const HOUR_S = 3_600;

/** An OpenID provider on this machine: authorisation code, PKCE, signed tokens. */
export const openLocalOpenid = async (): Promise<LocalOpenid> => {
  const [keys, forger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const codes = new Map<string, Asked & Lies & { readonly subject: string }>();
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  app.get('/keys', async (context) =>
    context.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
  );
  app.post('/token', async (context) => {
    const sent = new URLSearchParams(await context.req.text());
    const of = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isTheirs =
      sent.get('client_id') === CLIENT.clientId &&
      sent.get('client_secret') === CLIENT.clientSecret &&
      of !== undefined;
    if (!isTheirs || of.challenge !== challenge || of.redirectUri !== sent.get('redirect_uri'))
      return context.json({ error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: of.subject,
      nonce: of.nonce,
      iat: now,
      exp: now + HOUR_S,
      email: `${of.subject}@provider.example`,
      name: of.subject,
      ...of.claims,
    };
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(of.isForged ? forger.privateKey : keys.privateKey);
    return context.json({ access_token: 'none', token_type: 'Bearer', id_token: idToken });
  });

  const agree = (address: string, subject: string, lies: Lies = {}): URL => {
    const { searchParams } = new URL(address);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const code = randomBytes(16).toString('base64url');
    const redirectUri = asked('redirect_uri');
    codes.set(code, { challenge: asked('code_challenge'), nonce: asked('nonce'), redirectUri, subject, ...lies });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked('state'));
    return back;
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { access: { issuer, ...CLIENT }, agree, close };
};
