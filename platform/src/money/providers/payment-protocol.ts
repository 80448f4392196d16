import { z } from 'zod';

export { BELIEVED_MS, requestText, signedHeaders, signedId } from '../../http/keys/signed-message.ts';

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
