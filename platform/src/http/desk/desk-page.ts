import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Api } from '../answer.ts';
import { refuseCrossSite } from '../input/refuse-input.ts';

/** On the platform's own port, as the desk is: no site leads to it. */
export const DESK_PICTURES_PATH = '/pictures';

/** Pictures on a page of the desk, each a link to itself in full. */
export const deskPictures = (names: readonly string[]): readonly Content[] =>
  names.map((name, index) => {
    const address = `${DESK_PICTURES_PATH}/${name}`;
    return html`<a href="${address}"><img src="${address}" alt="Picture ${index + 1}" height="120" loading="lazy"></a> `;
  });

/** The operator's pages, by their addresses. */
const DESKS = {
  '/payments': 'Payments',
  '/withdrawals': 'Withdrawals',
  '/feedback': 'Feedback',
  '/mail': 'Mail',
  '/announcements': 'Announcements',
} as const;

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What was pressed: the button's name and value, and the form around it. */
export interface DeskAction {
  readonly act: string;
  readonly value: string;
  readonly form: ReadonlyMap<string, string>;
  readonly at: Date;
}

interface Desk {
  readonly path: keyof typeof DESKS;
  readonly show: () => Promise<Content>;
  /** Fails with a `PlatformError`, whose sentence is shown. */
  readonly act: (action: DeskAction) => Promise<unknown>;
}

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Rows under heads; a sentence where there are none. */
export const deskTable = (heads: readonly string[], rows: readonly Content[], none: string): Content =>
  html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${
    rows.length > 0 ? rows : html`<tr><td colspan="${heads.length}">${none}</td></tr>`
  }</tbody></table>`;

const page = (path: Desk['path'], body: Content, fault = ''): Content => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${DESKS[path]}</title></head>
<body>
<nav aria-label="Desk">${Object.entries(DESKS).map(([to, name]) =>
  to === path ? html`<b>${name}</b> ` : html`<a href="${to}">${name}</a> `,
)}<a href="/outbox">Outbox</a></nav>
<main>
<h1>${DESKS[path]}</h1>
${fault === '' ? '' : html`<p role="alert">${fault}</p>`}
${body}
</main>
</body></html>`;

/** The buttons of a form come last in it: what was pressed is its last entry. */
const actionOf = async (context: Context, at: Date): Promise<DeskAction> => {
  const entries = [...(await context.req.formData())].map(([name, value]) => [name, String(value)] as const);
  const [act = '', value = ''] = entries.at(-1) ?? [];
  return { act, value, form: new Map(entries), at };
};

/**
 * One page of the operator's desk: what waits for staff, and buttons to do it with. On the platform's own port, which no
 * site leads to, and only where the demo's accounts are: whoever reaches it is staff. A real operator's desk knows its
 * people.
 */
export const answerDesk = ({ app, platform }: Api, { path, show, act }: Desk): void => {
  const { clock, config } = platform;
  if (!config.hasDemoAccounts) return;
  const answer = async (context: Context, status: 200 | 400, fault?: string) =>
    context.html(page(path, await show(), fault), status, HEADERS);

  app.get(path, (context) => answer(context, 200));
  app.post(path, async (context) => {
    refuseCrossSite(context);
    try {
      await act(await actionOf(context, await clock.now()));
    } catch (error) {
      if (error instanceof PlatformError) return answer(context, 400, error.message);
      throw error;
    }
    return context.redirect(path, 303);
  });
};
