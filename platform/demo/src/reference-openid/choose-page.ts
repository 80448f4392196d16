import type { Context } from 'hono';
import { html } from 'hono/html';

/** Whom a visitor of the demo may be. */
export const PEOPLE = [
  { subject: 'ana', name: 'Ana Reyes', email: 'ana.reyes@example.com' },
  { subject: 'ben', name: 'Ben Santos', email: 'ben.santos@example.com' },
  { subject: 'carla', name: 'Carla Cruz', email: 'carla.cruz@example.com' },
] as const;

const EN = {
  provider: 'Demo sign-in provider',
  from: 'Choose “Google” at the login of the brand Tala. You can then be:',
  title: 'Choose who you are',
  demo: 'A sign-in provider for demonstration: nobody is asked for a password.',
  asks: 'asks who you are.',
  cancel: 'Cancel',
  wrong: 'This site may not ask here',
};

const FIL: typeof EN = {
  provider: 'Demo na sign-in provider',
  from: 'Piliin ang “Google” sa login ng brand na Tala. Puwede kang maging:',
  title: 'Piliin kung sino ka',
  demo: 'Sign-in provider na pang-demo: walang hinihinging password.',
  asks: 'ang nagtatanong kung sino ka.',
  cancel: 'Kanselahin',
  wrong: 'Hindi puwedeng magtanong dito ang site na ito',
};

/** What the page says, by the first language of `ui_locales` or the browser. */
const wordsFor = (languages: string) =>
  /^(?:fil|tl)\b/i.test(languages.trim()) ? { lang: 'fil', words: FIL } : { lang: 'en', words: EN };

export const STYLE_PATH = '/style.css';
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem; max-inline-size: 26rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
form { display: grid; gap: .75rem; margin-block-start: 1.5rem; }
button { font: inherit; min-block-size: 3rem; padding: .25rem .75rem; border-radius: .5rem; border: 1px solid; }
`;

/** Browsers hold the way back to the rule for forms too: it leads to the site that asks. */
const policyFor = (site: string): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`;

const pageOf = (lang: string, title: string, content: unknown) => html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main>
<h1>${title}</h1>
${content}
</main></body></html>`;

const headersFor = (site: string) => ({
  'Content-Security-Policy': policyFor(site),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

const languageOf = (context: Context) =>
  wordsFor(context.req.query('ui_locales') ?? context.req.header('Accept-Language') ?? '');

/** What this server is, for who comes by no site: the choice itself is asked by one. */
export const firstPage = (context: Context) => {
  const { lang, words } = languageOf(context);
  const people = html`<ul>${PEOPLE.map(({ name }) => html`<li>${name}</li>`)}</ul>`;
  return context.html(
    pageOf(lang, words.provider, html`<p>${words.demo}</p><p>${words.from}</p>${people}`),
    200,
    headersFor(''),
  );
};

/** Who may be chosen, for the site of this origin; without one, that it may not ask. */
export const choosePage = (context: Context, site: string | undefined) => {
  const { lang, words } = languageOf(context);
  const title = site === undefined ? words.wrong : words.title;
  const choices =
    site === undefined
      ? ''
      : html`<p><b>${new URL(site).host}</b> ${words.asks}</p>
<p>${words.demo}</p>
<form method="post">${PEOPLE.map(({ subject, name }) => html`<button name="person" value="${subject}">${name}</button>`)}
<button name="person" value="">${words.cancel}</button></form>`;
  return context.html(pageOf(lang, title, choices), site === undefined ? 400 : 200, headersFor(site ?? ''));
};
