import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a site has asked for a person with. */
export interface Asked {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

type Claims = Readonly<Record<string, string | number>>;

interface Granted extends Asked {
  readonly claims: Claims;
  readonly signedWith: CryptoKey;
  readonly endsAt: number;
}

interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const HOUR_S = 3_600;
const CODE_MS = 60_000;
const KEY_ID = 'one';

/** Codes that are good once and for a minute, and the signed tokens they are exchanged for. Its keys live as long as it does. */
export const openIssuer = async ({ issuer, clientId, clientSecret }: Client) => {
  const keys = await generateKeyPair('RS256');
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Granted>();

  const forgetEnded = (now: number): void => {
    for (const [code, { endsAt }] of codes) if (endsAt <= now) codes.delete(code);
  };

  return {
    publicKey,
    /** The way back to the site, with a code. `claims` stand above what a token says of itself. */
    agree: (asked: Asked, state: string, claims: Claims, signedWith: CryptoKey = keys.privateKey): URL => {
      const now = Date.now();
      forgetEnded(now);
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { ...asked, claims, signedWith, endsAt: now + CODE_MS });
      const back = new URL(asked.redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return back;
    },
    /** The token for a code, or undefined for whoever is not the site, or has not asked for it. */
    tokenFor: async (sent: URLSearchParams): Promise<string | undefined> => {
      forgetEnded(Date.now());
      const code = sent.get('code') ?? '';
      const granted = codes.get(code);
      codes.delete(code);
      if (sent.get('client_id') !== clientId || sent.get('client_secret') !== clientSecret) return undefined;
      const challenge = createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url');
      if (granted?.challenge !== challenge || granted.redirectUri !== sent.get('redirect_uri')) return undefined;
      const now = Math.floor(Date.now() / 1000);
      const own = { iss: issuer, aud: clientId, nonce: granted.nonce, iat: now, exp: now + HOUR_S };
      return new SignJWT({ ...own, ...granted.claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .sign(granted.signedWith);
    },
  };
};
export type Issuer = Awaited<ReturnType<typeof openIssuer>>;

const LARGEST_BODY = 16 * 1024;

/** What a site's server asks: the description, the keys, and a token for a code. */
export const protocolRoutes = (
  issuer: string,
  { publicKey, tokenFor }: Pick<Issuer, 'publicKey' | 'tokenFor'>,
): Hono => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
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
      ui_locales_supported: ['en', 'fil'],
    }),
  );
  app.get('/keys', (context) => context.json({ keys: [publicKey] }));
  app.post('/token', async (context) => {
    const token = await tokenFor(new URLSearchParams(await context.req.text()));
    context.header('Cache-Control', 'no-store');
    if (token === undefined) return context.json({ error: 'invalid_grant' }, 400);
    return context.json({ access_token: 'none', token_type: 'Bearer', id_token: token });
  });
  return app;
};
