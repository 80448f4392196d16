import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '../../fixtures/site.ts';
import { createService } from '../../services/service.ts';
import { at, logOf, PORTS } from '../world/places.ts';
import type { Instance } from '../world/platform.ts';
import { oneOf } from './dice.ts';

const BOOKS = join(WORKSPACE, '.site/hostile/payments');
/** How it calls back on its bad days (`reference-provider/fault-modes.ts`). */
const FAULT_MODES = ['good', 'late', 'doubled', 'out-of-order', 'lost', 'forged'] as const;

/** The payment provider with new books, which calls back to one process of the platform; and what the platform has to know of it. */
export const paymentsBefore = async (platformPort: number) => {
  await rm(BOOKS, { recursive: true, force: true });
  const url = at(PORTS.payments);
  const key = randomBytes(32).toString('base64');
  const env = {
    PORT: String(PORTS.payments),
    PROVIDER_DATA: BOOKS,
    PAYMENT_PROVIDER_KEY: key,
    CALLBACK_URL: `${at(platformPort)}/callbacks/payments`,
    PUBLIC_ORIGIN: url,
  };
  const script = 'platform/demo/src/reference-provider/main.ts';
  const service = createService({ script, env, readyUrl: `${url}/health`, log: logOf('soak-payments') });
  const payments: Instance = { url, ...service };
  return { payments, access: { PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_KEY: key } };
};

const setFaultMode = async ({ url }: Instance, mode: (typeof FAULT_MODES)[number]): Promise<void> => {
  await fetch(`${url}/fault-mode`, { method: 'POST', body: new URLSearchParams({ mode }), redirect: 'manual' });
};

export const misbehave = (payments: Instance): Promise<void> => setFaultMode(payments, oneOf(FAULT_MODES));
export const behave = (payments: Instance): Promise<void> => setFaultMode(payments, 'good');
