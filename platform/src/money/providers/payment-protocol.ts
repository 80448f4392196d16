import { randomUUID } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';

/** Minor units in decimal digits: JSON has no whole number that is large enough. */
const minorAmount = z.string().regex(/^[1-9]\d{0,17}$/);
const name = z.string().min(1).max(200);

/** How the payer pays: in an e-wallet or from a scanned code with a press, from a bank account by an amount of his own. */
const PAYMENT_KINDS = ['wallet', 'qr', 'bank'] as const;

export const paymentAsk = z.object({
  /** The shop's number of the order; asked again under it, it is the same payment. */
  orderNo: name,
  amountMinor: minorAmount,
  currency: z.string().length(3),
  kind: z.enum(PAYMENT_KINDS),
  /** What the payer knows the way of paying by. */
  title: name,
  language: z.enum(['EN', 'TY']),
  /** Until then it can be paid. */
  dueAt: z.iso.datetime(),
  /** Who is paid, and the shop's page to go back to. */
  merchant: name.optional(),
  returnUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type PaymentAsk = z.infer<typeof paymentAsk>;

const PAYMENT_STATES = ['waiting', 'paid', 'declined', 'expired'] as const;

/** One payment as the provider knows it now. */
export const paymentView = z.object({
  orderNo: name,
  state: z.enum(PAYMENT_STATES),
  /** The page to pay it on. */
  url: z.url(),
  /** The provider's own number of it. */
  reference: name,
  /** What has been paid, which may be another amount than was asked for; missing until then. */
  amountMinor: minorAmount.optional(),
});
export type PaymentView = z.infer<typeof paymentView>;

export const payoutAsk = z.object({
  orderNo: name,
  amountMinor: minorAmount,
  currency: z.string().length(3),
  bankCode: name,
  accountNumber: name,
  payeeName: name,
});
export type PayoutAsk = z.infer<typeof payoutAsk>;

/** One payout as the provider knows it now. */
export const payoutView = z.object({
  orderNo: name,
  state: z.enum(['accepted', 'paid', 'refused']),
  reference: name,
});
export type PayoutView = z.infer<typeof payoutView>;

/** What the provider calls back with: the state of one payment or payout when it was written. */
export const callbackBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment'), payment: paymentView }),
  z.object({ type: z.literal('payout'), payout: payoutView }),
]);
export type CallbackBody = z.infer<typeof callbackBody>;

/** Headers of a signed message after Standard Webhooks: who repeats it is known by its id, who is late by its time. */
const ID = 'webhook-id';
const TIMESTAMP = 'webhook-timestamp';
const SIGNATURE = 'webhook-signature';

/** For how long a message is believed after it was signed, and its id has to be remembered: the standard's 5 minutes, twice. */
export const BELIEVED_MS = 10 * 60_000;

/** What a request of the shop signs: a body alone could be taken to another address. */
export const requestText = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`;

/** HMAC-SHA256 over id, time and text, as headers. `key` in base64. */
export const signedHeaders = (key: string, text: string, at: Date, id: string = randomUUID()) => ({
  [ID]: id,
  [TIMESTAMP]: String(Math.floor(at.getTime() / 1000)),
  [SIGNATURE]: new Webhook(key).sign(id, at, text),
});

const isSignedBy = (key: string, text: string, headers: Record<string, string>): boolean => {
  try {
    new Webhook(key).verify(text, headers, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
};

/** The id of a message that one of the keys has signed within the last five minutes; undefined for any other. */
export const signedId = (keys: readonly string[], text: string, given: Headers): string | undefined => {
  const headers = Object.fromEntries([ID, TIMESTAMP, SIGNATURE].map((header) => [header, given.get(header) ?? '']));
  return keys.some((key) => isSignedBy(key, text, headers)) ? headers[ID] : undefined;
};
