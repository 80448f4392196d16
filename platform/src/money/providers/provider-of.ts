import type { Platform } from '../../base/platform.ts';
import { LOCAL_PROVIDER } from './local-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { referenceProvider } from './reference-adapter.ts';

/** Who moves this platform's money. */
export const providerOf = ({ paymentProvider }: Platform['config']): PaymentProvider =>
  paymentProvider ? referenceProvider(paymentProvider) : LOCAL_PROVIDER;
