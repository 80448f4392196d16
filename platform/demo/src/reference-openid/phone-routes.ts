import { object, safeParse, string } from '@shared-kernel/contracts/schema';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { PhoneIssuer } from './phone-issuer.ts';

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
