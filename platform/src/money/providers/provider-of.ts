import type { Platform } from '../../base/platform.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { referenceProvider } from './reference-adapter.ts';

/** An account that banks know nothing of, so that a refusal can be seen. */
const UNKNOWN_ACCOUNT = /0000$/;

/** For development without a provider: payments are made at the demo's desk, payouts arrive at once. Production refuses it (`serve.ts`). */
const LOCAL_PROVIDER: PaymentProvider = {
  name: 'local',
  openPayment: async ({ orderNo }) => ({ orderNo, state: 'waiting' }),
  payment: async () => undefined,
  payOut: async ({ orderNo, accountNumber }) => ({
    orderNo,
    state: UNKNOWN_ACCOUNT.test(accountNumber) ? 'refused' : 'paid',
    reference: `local/${orderNo}`,
  }),
};

/** Who moves this platform's money. */
export const providerOf = ({ paymentProvider }: Platform['config']): PaymentProvider =>
  paymentProvider ? referenceProvider(paymentProvider) : LOCAL_PROVIDER;
