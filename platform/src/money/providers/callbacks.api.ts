import { bodyLimit } from 'hono/body-limit';
import type { Transaction } from '../../database/database.ts';
import type { Api } from '../../http/answer.ts';
import { spendOnce } from '../../http/keys/spent.ts';
import { log } from '../../log/log.ts';
import { BELIEVED_MS, callbackBody, signedId } from './payment-protocol.ts';
import type { PaymentNews, PayoutNews } from './payment-provider.ts';
import { readPayment, readPayout } from './reference-adapter.ts';

const CALLBACK_PATH = '/callbacks/payments';
const LARGEST_BODY = 16 * 1024;

/** What the area does with a callback, in the transaction that marks it as handled. */
interface CallbackHandlers {
  onPayment(tx: Transaction, news: PaymentNews, at: Date): Promise<void>;
  onPayout(tx: Transaction, news: PayoutNews, at: Date): Promise<void>;
}

/** What a signed text says; undefined where it is no JSON, of something else, or paid without an amount. */
const readNews = (text: string): { readonly payment: PaymentNews } | { readonly payout: PayoutNews } | undefined => {
  try {
    const body = callbackBody.parse(JSON.parse(text));
    return body.type === 'payment' ? { payment: readPayment(body.payment) } : { payout: readPayout(body.payout) };
  } catch {
    return undefined;
  }
};

/**
 * The provider's word on a payment or a payout, believed when it is signed and fresh. Heard once under its id, with what
 * follows from it in one transaction; whatever else is answered makes the provider say it again. It stands on the
 * platform's own port, which no site leads to.
 */
export const callbacksApi =
  ({ onPayment, onPayout }: CallbackHandlers) =>
  ({ app, platform }: Api): void => {
    const { db, clock, config } = platform;
    const { paymentProvider } = config;
    if (!paymentProvider) return;

    app.post(CALLBACK_PATH, bodyLimit({ maxSize: LARGEST_BODY }), async (context) => {
      const text = await context.req.text();
      const id = signedId(paymentProvider.keys, text, context.req.raw.headers);
      if (id === undefined) {
        log({ level: 'warn', event: 'payment.callback-refused' });
        return context.json({ error: 'It is not signed, or not within five minutes.' }, 401);
      }
      const news = readNews(text);
      if (news === undefined) {
        log({ level: 'error', event: 'payment.callback-unclear' });
        return context.json({ error: 'It says nothing that is known here.' }, 400);
      }
      const at = await clock.now();
      await db.transaction(async (tx) => {
        if (!(await spendOnce(tx, `callback/${id}`, new Date(at.getTime() + BELIEVED_MS)))) return;
        if ('payment' in news) await onPayment(tx, news.payment, at);
        else await onPayout(tx, news.payout, at);
      });
      return context.json({});
    });
  };
