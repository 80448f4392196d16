import { randomBytes } from 'node:crypto';
import { object, safeParse, string } from '@shared-kernel/contracts/schema';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What every number of the demo is texted, as a real project's numbers for testing are. */
export const DEMO_CODE = '123456';

const HOUR_S = 3_600;
const SESSION_MS = 5 * 60_000;
const KEY_ID = 'phones';

/** What a token says other than it should, and what it is signed with. */
export interface Lies {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedWith?: CryptoKey;
}

/** Texts that are sent to nobody, and the tokens that their code is exchanged for. Its keys live as long as it does. */
export const openPhoneIssuer = async (project: string) => {
  const keys = await generateKeyPair('RS256');
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const sessions = new Map<string, { readonly number: string; readonly endsAt: number }>();

  const tokenOf = (number: string, { claims, signedWith = keys.privateKey }: Lies = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: `of-${number}`,
      iat: now,
      auth_time: now,
      exp: now + HOUR_S,
      phone_number: number,
      firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(signedWith);
  };

  return {
    publicKey,
    tokenOf,
    /** What the code is sent back with. */
    text: (number: string): string => {
      const now = Date.now();
      for (const [id, { endsAt }] of sessions) if (endsAt <= now) sessions.delete(id);
      const session = randomBytes(16).toString('base64url');
      sessions.set(session, { number, endsAt: now + SESSION_MS });
      return session;
    },
    /** The token for a right code, once; a wrong one may be typed again. */
    check: async (session: string, code: string): Promise<string | undefined> => {
      const texted = sessions.get(session);
      if (!texted || texted.endsAt <= Date.now() || code !== DEMO_CODE) return undefined;
      sessions.delete(session);
      return tokenOf(texted.number);
    },
  };
};
export type PhoneIssuer = Awaited<ReturnType<typeof openPhoneIssuer>>;

const LARGEST_BODY = 16 * 1024;
const NUMBER = /^\+\d{8,15}$/;

const texting = object({ phoneNumber: string() });
const checking = object({ sessionInfo: string(), code: string() });

/** As Identity Toolkit says it. */
const refuse = (context: Context, message: string) => context.json({ error: { code: 400, message } }, 400);

/** The two calls of Identity Toolkit that a page proves a number with, and the keys of its tokens. Pages of any site may ask. */
export const phoneRoutes = ({ publicKey, text, check }: Pick<PhoneIssuer, 'publicKey' | 'text' | 'check'>): Hono => {
  const app = new Hono();
  app.use('/v1/*', cors({ origin: '*', allowMethods: ['POST'] }), bodyLimit({ maxSize: LARGEST_BODY }));
  const bodyOf = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined);

  app.post('/v1/accounts:sendVerificationCode', async (context) => {
    const asked = safeParse(texting, await bodyOf(context));
    if (!asked.success || !NUMBER.test(asked.data.phoneNumber)) return refuse(context, 'INVALID_PHONE_NUMBER');
    return context.json({ sessionInfo: text(asked.data.phoneNumber) });
  });
  app.post('/v1/accounts:signInWithPhoneNumber', async (context) => {
    const asked = safeParse(checking, await bodyOf(context));
    const idToken = asked.success && (await check(asked.data.sessionInfo, asked.data.code));
    return idToken ? context.json({ idToken }) : refuse(context, 'INVALID_CODE');
  });
  app.get('/phone-keys', (context) => context.json({ keys: [publicKey] }));
  return app;
};
