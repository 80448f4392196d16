import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { answerPage, type Content, inMajor } from './pages.ts';
import type { PaymentService } from './payment-service.ts';
import { FAULT_MODES, isFaultMode } from './store.ts';

const SHOWN = 50;

const table = (title: string, heads: readonly string[], rows: readonly (readonly Content[] | readonly string[])[]) =>
  html`<h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** A form of another site has nothing to say here. */
const isForeign = (context: Context): boolean => context.req.header('Sec-Fetch-Site') === 'cross-site';

/** What the provider knows, and how it calls back from now on. */
export const desk = (app: Hono, service: PaymentService): void => {
  app.get('/', (context) =>
    answerPage(context, {
      language: 'EN',
      title: 'Payment provider · demonstration',
      isWide: true,
      body: html`<form method="post" action="/fault-mode"><label>How it calls back<select name="mode">${FAULT_MODES.map(
        (name) => html`<option ${name === service.faultMode() ? 'selected' : ''}>${name}</option>`,
      )}</select></label><button>Set</button></form>
${table(
  'Payments',
  ['Order', 'Reference', 'By', 'Asked', 'Paid', 'State'],
  service
    .lastPayments(SHOWN)
    .map(({ orderNo, reference, title, amountMinor, paidMinor, state }) => [
      orderNo,
      reference,
      title,
      inMajor(amountMinor),
      paidMinor === null ? '' : inMajor(paidMinor),
      state,
    ]),
)}
${table(
  'Payouts',
  ['Order', 'Reference', 'To', 'Amount', 'State'],
  service
    .lastPayouts(SHOWN)
    .map(({ orderNo, reference, payeeName, amountMinor, state }) => [
      orderNo,
      reference,
      payeeName,
      inMajor(amountMinor),
      state,
    ]),
)}`,
    }),
  );

  app.post('/fault-mode', async (context) => {
    const name = String((await context.req.formData()).get('mode'));
    if (isForeign(context) || !isFaultMode(name)) return context.text('There is no such fault mode.', 400);
    service.setFaultMode(name);
    return context.redirect('/', 303);
  });
};
