import type { z } from 'zod';
import {
  type PaymentView,
  type PayoutView,
  paymentView,
  payoutView,
  requestText,
  signedHeaders,
} from './payment-protocol.ts';
import {
  type PaymentNews,
  type PaymentProvider,
  type PayoutNews,
  ProviderError,
  ProviderSilentError,
} from './payment-provider.ts';

/** A member waits for some of these calls. */
const TIMEOUT_MS = 3_000;
const NOT_FOUND = 404;

/** How each method is paid there; whatever else there is has a page with one press. */
const KINDS: ReadonlyMap<string, 'wallet' | 'qr' | 'bank'> = new Map([
  ['BANK', 'bank'],
  ['QR', 'qr'],
]);

export interface ProviderAccess {
  readonly url: string;
  /** Shared with the provider, in base64: the first signs, each is believed. */
  readonly keys: readonly string[];
}

/** What the reference provider says of a payment. */
export const readPayment = ({ orderNo, state, url, reference, amountMinor }: PaymentView): PaymentNews => {
  if (state !== 'paid') return { orderNo, state, url };
  if (amountMinor === undefined) throw new ProviderError(`${orderNo} is paid, but nobody says how much.`);
  return { orderNo, state, url, reference, amount: BigInt(amountMinor) };
};

/** What the reference provider says of a payout. */
export const readPayout = ({ orderNo, state, reference }: PayoutView): PayoutNews => ({ orderNo, state, reference });

const ask = async ({ url, keys }: ProviderAccess, method: 'GET' | 'POST', path: string, body?: object) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const [key = ''] = keys;
  try {
    return await fetch(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...signedHeaders(key, requestText(method, path, text), new Date()),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(body && { body: text }),
    });
  } catch (cause) {
    throw new ProviderSilentError(`${method} ${path} was not answered.`, { cause });
  }
};

const read = async <Shape extends z.ZodType>(answer: Response, shape: Shape): Promise<z.infer<Shape>> => {
  const body = await answer.json().catch(() => undefined);
  const parsed = shape.safeParse(body);
  if (answer.ok && parsed.success) return parsed.data;
  throw new ProviderError(
    `The provider answered ${answer.status} with ${parsed.success ? 'a refusal' : 'something else'}.`,
  );
};

/** An answer is about what was asked, or is none. */
const about = <News extends { readonly orderNo: string }>(orderNo: string, news: News): News => {
  if (news.orderNo === orderNo) return news;
  throw new ProviderError(`Asked for ${orderNo}, the provider answered about another order.`);
};

/** The reference provider by its calls, each signed. Every call may fail with a `ProviderError`. */
export const referenceProvider = (access: ProviderAccess): PaymentProvider => ({
  name: 'reference',
  openPayment: async ({ amount, method, channelName, dueAt, ...rest }) => {
    const kind = KINDS.get(method) ?? 'wallet';
    const asked = { ...rest, amountMinor: String(amount), kind, title: channelName, dueAt: dueAt.toISOString() };
    return about(rest.orderNo, readPayment(await read(await ask(access, 'POST', '/payments', asked), paymentView)));
  },
  payment: async (orderNo) => {
    const answer = await ask(access, 'GET', `/payments/${encodeURIComponent(orderNo)}`);
    return answer.status === NOT_FOUND ? undefined : about(orderNo, readPayment(await read(answer, paymentView)));
  },
  payOut: async ({ amount, ...asked }) => {
    const answer = await ask(access, 'POST', '/payouts', { ...asked, amountMinor: String(amount) });
    return about(asked.orderNo, readPayout(await read(answer, payoutView)));
  },
});
