import { type Infer, type Schema, safeParse } from '@shared-kernel/contracts/schema';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context, Hono } from 'hono';
import { auditAside } from '../../../src/audit/audit.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { PlatformError } from '../../../src/base/platform-error.ts';
import { problemsOf } from '../../../src/base/problems.ts';
import { isLocalPeer, siteHostOf } from '../../../src/http/caller.ts';
import { sendError, sendValue } from '../../../src/http/envelope.ts';
import { refuseCrossSite, requireMediaType } from '../../../src/http/input/refuse-input.ts';
import { type Merchant, resolveMerchant } from '../../../src/merchants/merchants.ts';

/** What a test asks of the control. Fails with `request.invalid`. */
const readAsk = async <S extends Schema>(context: Context, schema: S): Promise<Infer<S>> => {
  const parsed = safeParse(schema, await context.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new PlatformError('request.invalid', problemsOf(parsed.error).join('; '));
};

/** Which merchant a control call means: the one it names, else the header's, else the host name's. */
type MerchantOf = (ask: { readonly merchant?: string | undefined }) => Promise<Merchant>;

/**
 * Registers control calls: for this machine alone, never from another site's page, and every change in the audit. A call
 * answers with what its handler gives, or with `{}`.
 */
export const controlRoutes = (app: Hono, { db, clock }: Platform) => {
  const route = (method: 'GET' | 'POST', path: string, handle: (context: Context) => Promise<unknown>): void => {
    app.on(method, path, async (context) => {
      try {
        if (!isLocalPeer(context)) throw new PlatformError('not.found', 'Only this machine may ask for this.');
        if (method === 'POST') {
          refuseCrossSite(context);
          requireMediaType(context);
        }
        const value = await handle(context);
        if (method === 'POST')
          await auditAside(db, { event: 'control.used', at: await clock.now(), details: { path } });
        return sendValue(context, value ?? {});
      } catch (error) {
        return sendError(context, error);
      }
    });
  };
  return {
    read: (path: string, handle: () => Promise<unknown>): void => route('GET', path, handle),
    /** A change that asks for nothing more. */
    act: (path: string, handle: () => Promise<unknown>): void => route('POST', path, handle),
    change: <S extends Schema>(
      path: string,
      schema: S,
      handle: (ask: Infer<S>, merchantOf: MerchantOf) => Promise<unknown>,
    ): void =>
      route('POST', path, async (context) =>
        handle(await readAsk(context, schema), ({ merchant }) =>
          resolveMerchant(db, merchant ?? context.req.header(HEADER.merchant), siteHostOf(context)),
        ),
      ),
  };
};
export type ControlRoutes = ReturnType<typeof controlRoutes>;
