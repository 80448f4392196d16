import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Payment } from './store.ts';

const EN = {
  demo: 'demo',
  to: 'Pay to',
  return: (merchant: string) => `Back to ${merchant}`,
  safe: 'Only this page takes your payment. The site never sees your account.',
  howMuch: 'How much you send',
  noAmount: 'Enter an amount above zero with at most two decimals.',
  order: 'Order',
  pay: 'Pay',
  decline: 'Do not pay',
  back: 'You can close this page and go back to the site.',
  missing: 'There is no such payment',
  states: {
    waiting: 'This is a demo: no real money moves here.',
    paid: 'Paid.',
    declined: 'Not paid. Nothing was taken.',
    expired: 'The time to pay is over. Nothing was paid.',
  },
};

const TY: typeof EN = {
  demo: 'demo',
  to: 'Babayaran',
  return: (merchant: string) => `Bumalik sa ${merchant}`,
  safe: 'Dito lang ang bayad mo. Hindi nakikita ng site ang account mo.',
  howMuch: 'Magkano ang ipapadala mo',
  noAmount: 'Maglagay ng halagang higit sa sero na may hanggang dalawang decimal.',
  order: 'Order',
  pay: 'Magbayad',
  decline: 'Huwag magbayad',
  back: 'Puwede mo nang isara ang page na ito at bumalik sa site.',
  missing: 'Walang ganitong bayad',
  states: {
    waiting: 'Demo ito: walang totoong pera rito.',
    paid: 'Bayad na.',
    declined: 'Hindi itinuloy. Walang nabayaran.',
    expired: 'Tapos na ang oras ng pagbabayad. Walang nabayaran.',
  },
};

/** What the pages say. */
export const wordsIn = (language: string): typeof EN => (language === 'TY' ? TY : EN);

export const STYLE_PATH = '/style.css';
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem; max-inline-size: 26rem; }
.sheet { padding: 1.5rem 1.25rem; border: 1px solid #8886; border-radius: 1rem; }
.brand { display: flex; align-items: center; gap: .75rem; margin: 0 0 1.5rem; font-size: 1.25rem; }
.brand::before { content: attr(data-sign); display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; background: #0b57d0; color: #fff; font-weight: 700; }
.to { margin: 0; opacity: .8; }
.safe { display: flex; gap: .5rem; font-size: .875rem; opacity: .8; }
.safe svg { flex: none; inline-size: 1.25rem; block-size: 1.25rem; }
.return { display: grid; place-items: center; min-block-size: 3rem; border-radius: .5rem; background: #0b57d0; color: #fff; font-weight: 600; text-decoration: none; }
[role=status][data-state=paid]::before { content: '✓ '; }
[role=status] { font-weight: 600; }
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
  /** The first letter of whose page it is. */
  readonly sign?: string;
  readonly status?: 200 | 400 | 404;
}

/** Answers one page, which nothing may frame and nothing but its own style sheet may load. */
export const answerPage = (context: Context, { language, title, body, isWide = false, sign, status = 200 }: Page) =>
  context.html(
    html`<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body class="${isWide ? 'wide' : ''}"><main${sign === undefined ? '' : html` class="sheet"`}>
<h1${sign === undefined ? '' : html` class="brand" data-sign="${sign}"`}>${title}</h1>
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

const LOCK = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></svg>`;

/** The page of one payment: what is to be paid and to whom, what has become of it, and the way back to the shop. */
export const payPage = (context: Context, payment: Payment, { state, wrong }: PayState) => {
  const { language, title, currency, amountMinor, paidMinor, orderNo, kind, merchant, returnUrl } = payment;
  const words = wordsIn(language);
  const isOpen = state === 'waiting';
  const back =
    returnUrl === ''
      ? html`<p>${words.back}</p>`
      : html`<p><a class="return" href="${returnUrl}">${words.return(merchant)}</a></p>`;
  return answerPage(context, {
    language,
    title: `${title} · ${words.demo}`,
    sign: title.slice(0, 1),
    status: wrong === undefined ? 200 : 400,
    body: html`<p class="to">${merchant === '' ? '' : `${words.to}: ${merchant}`}</p>
<p class="amount">${currency} ${inMajor(paidMinor ?? amountMinor)}</p>
<p role="status" data-state="${state}">${words.states[state as keyof typeof words.states] ?? state}</p>
<dl><dt>${words.order}</dt><dd>${orderNo}</dd></dl>
${
  isOpen
    ? html`<form method="post">${kind === 'bank' ? amountField(payment, wrong ?? '', wrong !== undefined) : ''}
<button name="action" value="pay">${words.pay} ${kind === 'bank' ? '' : `${currency} ${inMajor(amountMinor)}`}</button>
<button name="action" value="decline" formnovalidate>${words.decline}</button></form>
<p class="safe">${LOCK}<span>${words.safe}</span></p>`
    : back
}`,
  });
};
