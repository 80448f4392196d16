import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { paymentAsk, payoutAsk, requestText, signedId } from '../../../src/money/providers/payment-protocol.ts';
import { desk } from './desk.ts';
import { answerPage, payPage, STYLE, STYLE_PATH, toMinor, wordsIn } from './pages.ts';
import { OtherPaymentError, type PaymentService } from './payment-service.ts';

const LARGEST_BODY = 16 * 1024;

interface Options {
  /** Keys that shops sign with, in base64. */
  readonly keys: readonly string[];
  /** The page of everything, and of its fault mode: not where players are. */
  readonly hasDesk: boolean;
}

/** What a shop asks, signed; and the pages that payers pay on. */
export const createProvider = (service: PaymentService, { keys, hasDesk }: Options): Hono => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));

  /** The request's text when a shop has signed it. */
  const signedText = async ({ req }: Context): Promise<string | undefined> => {
    const text = await req.text();
    return signedId(keys, requestText(req.method, req.path, text), req.raw.headers) === undefined ? undefined : text;
  };
  const unsigned = (context: Context) => context.json({ error: 'The request is not signed.' }, 401);

  const takes = <Ask extends z.ZodType>(path: string, ask: Ask, open: (ask: z.infer<Ask>) => object): void => {
    app.post(path, async (context) => {
      const text = await signedText(context);
      if (text === undefined) return unsigned(context);
      const read = ask.safeParse(JSON.parse(text));
      if (!read.success) return context.json({ error: read.error.message }, 400);
      try {
        return context.json(open(read.data));
      } catch (error) {
        if (error instanceof OtherPaymentError) return context.json({ error: error.message }, 409);
        throw error;
      }
    });
  };
  const tells = (path: string, find: (orderNo: string) => object | undefined): void => {
    app.get(`${path}/:orderNo`, async (context) => {
      if ((await signedText(context)) === undefined) return unsigned(context);
      const found = find(context.req.param('orderNo'));
      return found ? context.json(found) : context.json({ error: 'There is no such order.' }, 404);
    });
  };

  takes('/payments', paymentAsk, service.openPayment);
  tells('/payments', service.payment);
  takes('/payouts', payoutAsk, service.openPayout);
  tells('/payouts', service.payout);

  const missing = (context: Context) => {
    const title = wordsIn('EN').missing;
    return answerPage(context, { language: 'EN', title, body: '' as never, status: 404 });
  };
  app.get('/pay/:token', (context) => {
    const payment = service.paymentOf(context.req.param('token'));
    if (!payment) return missing(context);
    return payPage(context, payment, { state: service.payment(payment.orderNo)?.state ?? payment.state });
  });
  app.post('/pay/:token', async (context) => {
    const payment = service.paymentOf(context.req.param('token'));
    if (!payment || context.req.header('Sec-Fetch-Site') === 'cross-site') return missing(context);
    const form = await context.req.formData();
    const typed = payment.kind === 'bank' ? String(form.get('amount')) : undefined;
    const paidMinor = typed === undefined ? payment.amountMinor : toMinor(typed);
    const isDeclined = form.get('action') === 'decline';
    if (!isDeclined && paidMinor === undefined) {
      return payPage(context, payment, { state: 'waiting', wrong: typed ?? '' });
    }
    service.endPayment(payment.token, isDeclined ? 'declined' : { paidMinor: paidMinor ?? payment.amountMinor });
    return context.redirect(context.req.path, 303);
  });

  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  if (hasDesk) desk(app, service);
  return app;
};
