import { randomBytes, randomUUID } from 'node:crypto';
import type {
  CallbackBody,
  PaymentAsk,
  PaymentView,
  PayoutAsk,
  PayoutView,
} from '../../../src/money/providers/payment-protocol.ts';
import type { FaultMode, Message, Payment, Payout, Store } from './store.ts';

/** An account that the provider's banks know nothing of, so that a refusal can be seen. */
const UNKNOWN_ACCOUNT = /0000$/;
const LATE_MS = 60_000;
/** How long a bank takes to pay out. */
const PAYOUT_MS = 1_000;
const AFTER_MS = 2_000;

const newReference = (prefix: string): string => `${prefix}${randomBytes(6).toString('hex').toUpperCase()}`;

const newMessage = (body: CallbackBody, dueAt: number): Message => ({
  id: randomUUID(),
  body: JSON.stringify(body),
  isForged: 0,
  tries: 0,
  dueAt,
});

/** The payment that a shop asked for twice was not the same. */
export class OtherPaymentError extends Error {}

interface Setting {
  /** Where payers find the pages. */
  readonly publicUrl: string;
  readonly now: () => number;
}

/** What the provider knows and does: payments, payouts, and what it has to call back with. */
export const createPaymentService = (store: Store, { publicUrl, now }: Setting) => {
  const viewPayment = (payment: Payment): PaymentView => ({
    orderNo: payment.orderNo,
    state: payment.state === 'waiting' && payment.dueAt <= now() ? 'expired' : (payment.state as PaymentView['state']),
    url: `${publicUrl}/pay/${payment.token}`,
    reference: payment.reference,
    ...(payment.paidMinor !== null && { amountMinor: payment.paidMinor }),
  });
  const viewPayout = ({ orderNo, state, reference }: Payout): PayoutView => ({
    orderNo,
    state: state as PayoutView['state'],
    reference,
  });

  /** `before`: what the same payment or payout was until now, for the one that comes when it no longer is. */
  const callBack = (body: CallbackBody, before: CallbackBody): void => {
    const at = now();
    const send: Readonly<Record<FaultMode, () => void>> = {
      good: () => store.addMessage(newMessage(body, at)),
      late: () => store.addMessage(newMessage(body, at + LATE_MS)),
      doubled: () => [0, 0, AFTER_MS].forEach((wait) => void store.addMessage(newMessage(body, at + wait))),
      'out-of-order': () => {
        store.addMessage(newMessage(body, at));
        store.addMessage(newMessage(before, at + AFTER_MS));
      },
      lost: () => undefined,
      forged: () => {
        store.addMessage({ ...newMessage(tenTimes(body), at), isForged: 1 });
        store.addMessage(newMessage(body, at + AFTER_MS));
      },
    };
    send[store.faultMode()]();
  };

  const viewedPayment = (orderNo: string): PaymentView | undefined => {
    const payment = store.payment(orderNo);
    return payment && viewPayment(payment);
  };
  const viewedPayout = (orderNo: string): PayoutView | undefined => {
    const payout = store.payout(orderNo);
    return payout && viewPayout(payout);
  };

  return {
    faultMode: store.faultMode,
    setFaultMode: store.setFaultMode,
    /** Asked again under the same number it is the same payment. Throws an OtherPaymentError for another amount. */
    openPayment: (ask: PaymentAsk): PaymentView => {
      const { orderNo, amountMinor, currency, kind, title, language, merchant = '', returnUrl = '' } = ask;
      store.addPayment({
        orderNo,
        token: randomBytes(24).toString('base64url'),
        reference: newReference('P'),
        kind,
        title,
        language,
        currency,
        amountMinor,
        paidMinor: null,
        state: 'waiting',
        dueAt: Date.parse(ask.dueAt),
        merchant,
        returnUrl,
      });
      const payment = store.payment(orderNo);
      if (payment?.amountMinor !== amountMinor) throw new OtherPaymentError(`${orderNo} asks for another amount.`);
      return viewPayment(payment);
    },
    payment: viewedPayment,
    paymentOf: store.paymentOf,
    lastPayments: store.lastPayments,
    /** The payer's action. A payment that is no longer waiting stays as it is. */
    endPayment: (token: string, action: { readonly paidMinor: string } | 'declined'): void =>
      store.together(() => {
        const payment = store.paymentOf(token);
        const before = payment && viewPayment(payment);
        if (!payment || before?.state !== 'waiting') return;
        const paidMinor = action === 'declined' ? null : action.paidMinor;
        const state = action === 'declined' ? 'declined' : 'paid';
        store.endPayment(payment.orderNo, state, paidMinor);
        callBack(
          { type: 'payment', payment: viewPayment({ ...payment, state, paidMinor }) },
          { type: 'payment', payment: before },
        );
      }),
    /** Asked again under the same number it is the same payout, and answers where it stands. */
    openPayout: (ask: PayoutAsk): PayoutView => {
      const { orderNo, currency, amountMinor, accountNumber, payeeName } = ask;
      const reference = newReference('O');
      const row = { orderNo, reference, currency, amountMinor, accountNumber, payeeName, state: 'accepted' };
      store.addPayout({ ...row, dueAt: now() + PAYOUT_MS });
      const payout = store.payout(orderNo);
      if (payout?.amountMinor !== amountMinor) throw new OtherPaymentError(`${orderNo} pays another amount.`);
      return viewPayout(payout);
    },
    payout: viewedPayout,
    lastPayouts: store.lastPayouts,
    /** Pays out what was accepted a moment ago. */
    endPayouts: (): void => {
      for (const payout of store.duePayouts(now())) {
        store.together(() => {
          const state = UNKNOWN_ACCOUNT.test(payout.accountNumber) ? 'refused' : 'paid';
          store.endPayout(payout.orderNo, state);
          callBack(
            { type: 'payout', payout: viewPayout({ ...payout, state }) },
            { type: 'payout', payout: viewPayout(payout) },
          );
        });
      }
    },
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;

/** What somebody would say who wants more. */
const tenTimes = (body: CallbackBody): CallbackBody =>
  body.type === 'payment'
    ? { ...body, payment: { ...body.payment, state: 'paid', amountMinor: `${body.payment.amountMinor ?? '1000'}0` } }
    : { ...body, payout: { ...body.payout, state: 'refused' } };
