import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Payment } from './store.ts';

const EN = {
  demo: 'demonstration',
  howMuch: 'How much you send',
  noAmount: 'Enter an amount above zero with at most two decimals.',
  order: 'Order',
  pay: 'Pay',
  decline: 'Decline',
  back: 'You can close this page and go back to the site.',
  missing: 'There is no such payment',
  states: {
    waiting: 'No real money moves here.',
    paid: 'Paid.',
    declined: 'Declined. Nothing was paid.',
    expired: 'The time to pay is over. Nothing was paid.',
  },
};

const TY: typeof EN = {
  demo: 'pagpapakita',
  howMuch: 'Magkano ang ipapadala mo',
  noAmount: 'Maglagay ng halagang higit sa sero na may hanggang dalawang decimal.',
  order: 'Order',
  pay: 'Magbayad',
  decline: 'Tumanggi',
  back: 'Puwede mo nang isara ang page na ito at bumalik sa site.',
  missing: 'Walang ganitong bayad',
  states: {
    waiting: 'Walang totoong perang gumagalaw dito.',
    paid: 'Bayad na.',
    declined: 'Tinanggihan. Walang nabayaran.',
    expired: 'Tapos na ang oras ng pagbabayad. Walang nabayaran.',
  },
};

/** What the pages say. */
export const wordsIn = (language: string): typeof EN => (language === 'TY' ? TY : EN);

export const STYLE_PATH = '/style.css';
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem; max-inline-size: 26rem; }
body.wide { max-inline-size: 60rem; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
.amount { font-size: 2rem; font-weight: 700; margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-block-start: 1.5rem; }
label { display: grid; gap: .25rem; }
input, button, select { font: inherit; min-block-size: 3rem; padding: 0 .75rem; border-radius: .5rem; border: 1px solid; }
button[value=pay] { background: #0b57d0; color: #fff; border-color: #0b57d0; font-weight: 600; }
.wide form { display: flex; flex-wrap: wrap; align-items: end; margin: 0 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .25rem .5rem; border-block-end: 1px solid; white-space: nowrap; }
`;

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Page {
  readonly language: string;
  readonly title: string;
  readonly body: Content;
  readonly isWide?: boolean;
  readonly status?: 200 | 400 | 404;
}

/** Answers one page, which nothing may frame and nothing but its own style sheet may load. */
export const answerPage = (context: Context, { language, title, body, isWide = false, status = 200 }: Page) =>
  context.html(
    html`<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body class="${isWide ? 'wide' : ''}"><main>
<h1>${title}</h1>
${body}
</main></body></html>`,
    status,
    HEADERS,
  );

/** Major units with separators: `1,000.00`. */
export const inMajor = (minor: string): string => {
  const digits = minor.padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
};

/** Minor units of what a payer typed; undefined for what is no amount of up to 9 digits with two decimals. */
export const toMinor = (typed: string): string | undefined => {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  const minor = `${whole}${decimals.padEnd(2, '0')}`.replace(/^0+/, '');
  return whole === '' || minor === '' ? undefined : minor;
};

const amountField = ({ language, amountMinor }: Payment, typed: string, isWrong: boolean): Content => {
  const words = wordsIn(language);
  return html`<label>${words.howMuch}<input name="amount" inputmode="decimal" autocomplete="off" required value="${
    typed || inMajor(amountMinor)
  }" ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}></label>${
    isWrong ? html`<p id="wrong" role="alert">${words.noAmount}</p>` : ''
  }`;
};

interface PayState {
  readonly state: string;
  /** What the payer typed that is no amount. */
  readonly wrong?: string;
}

/** The page of one payment: what is to be paid and to whom, and what has become of it. */
export const payPage = (context: Context, payment: Payment, { state, wrong }: PayState) => {
  const { language, title, currency, amountMinor, paidMinor, orderNo, kind } = payment;
  const words = wordsIn(language);
  const isOpen = state === 'waiting';
  return answerPage(context, {
    language,
    title: `${title} · ${words.demo}`,
    status: wrong === undefined ? 200 : 400,
    body: html`<p class="amount">${currency} ${inMajor(paidMinor ?? amountMinor)}</p>
<p role="status">${words.states[state as keyof typeof words.states] ?? state}</p>
<dl><dt>${words.order}</dt><dd>${orderNo}</dd></dl>
${
  isOpen
    ? html`<form method="post">${kind === 'bank' ? amountField(payment, wrong ?? '', wrong !== undefined) : ''}
<button name="deed" value="pay">${words.pay}</button>
<button name="deed" value="decline" formnovalidate>${words.decline}</button></form>`
    : html`<p>${words.back}</p>`
}`,
  });
};
