import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context, Hono } from 'hono';
import { auditAside } from '../../../src/audit/audit.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { PlatformError } from '../../../src/base/platform-error.ts';
import { isLocalPeer } from '../../../src/http/caller/peer.ts';
import { siteHostOf } from '../../../src/http/caller/site-host.ts';
import { sendError, sendValue } from '../../../src/http/envelope.ts';
import { refuseCrossSite, requireMediaType } from '../../../src/http/input/foreign.ts';
import { type Merchant, resolveMerchant } from '../../../src/merchants/merchants.ts';

export type ControlRoute = (
  method: 'GET' | 'POST',
  path: string,
  handle: (context: Context) => Promise<unknown>,
) => void;

/** Registers control calls: for this machine alone, never from another site's page, and every change in the audit. */
export const controlRoutes =
  (app: Hono, { db, clock }: Platform): ControlRoute =>
  (method, path, handle) => {
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
        return sendValue(context, value);
      } catch (error) {
        return sendError(context, error);
      }
    });
  };

/** Which merchant a control call means: the one it names, else the header's, else the host name's. */
export const merchantAsked = ({ db }: Platform, context: Context, code: string | undefined): Promise<Merchant> =>
  resolveMerchant(db, code ?? context.req.header(HEADER.merchant), siteHostOf(context));
