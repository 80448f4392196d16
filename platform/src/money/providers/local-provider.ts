import type { PaymentProvider } from './payment-provider.ts';

/** An account that banks know nothing of, so that a refusal can be seen. */
const UNKNOWN_ACCOUNT = /0000$/;

/** In place of a provider where none is configured: payments are made at the demo's desk, payouts arrive at once. */
export const LOCAL_PROVIDER: PaymentProvider = {
  openPayment: async ({ orderNo }) => ({ orderNo, state: 'waiting' }),
  payment: async () => undefined,
  payOut: async ({ orderNo, accountNumber }) => ({
    orderNo,
    state: UNKNOWN_ACCOUNT.test(accountNumber) ? 'refused' : 'paid',
    reference: `local/${orderNo}`,
  }),
};
