import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { hashToken } from '../identity/tokens.ts';

/** Whether a request brings this token; takes the same time however much of it is right. */
export const hasBearer = (context: Context, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashToken(context.req.header('Authorization') ?? '')),
    Buffer.from(hashToken(`Bearer ${token}`)),
  );
