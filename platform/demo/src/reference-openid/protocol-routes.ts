import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Issuer } from './issuer.ts';

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
