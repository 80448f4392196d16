import { MERCHANT_TIME_ZONE } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Api } from '../answer.ts';
import { isLocalPeer } from '../caller.ts';
import { requireOwnPage } from '../input/refuse-input.ts';

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
  '/chat': 'Live chat',
  '/mail': 'Mail',
  '/announcements': 'Announcements',
  '/contracts': 'Contracts',
  '/rewards': 'Rewards',
  '/missions': 'Missions',
  '/commissions': 'Commissions',
  '/members': 'Members',
  '/moves': 'Moves',
  '/referrals': 'Referrals',
  '/partners': 'Partner sites',
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
  /** `query`: of the address, as for a search. `typed`: the form of an action that was refused. */
  readonly show: (now: Date, query: URLSearchParams, typed: ReadonlyMap<string, string>) => Promise<Content>;
  /** The question before an action that moves money or members; undefined for any other action. */
  readonly question?: (action: DeskAction) => Promise<string | undefined>;
  /** Fails with a `PlatformError`, whose sentence is shown. */
  readonly act: (action: DeskAction) => Promise<unknown>;
}

const TIME = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: MERCHANT_TIME_ZONE,
});

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Rows under heads; a sentence where there are none. */
export const deskTable = (heads: readonly string[], rows: readonly Content[], none: string): Content =>
  html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${
    rows.length > 0 ? rows : html`<tr><td colspan="${heads.length}">${none}</td></tr>`
  }</tbody></table>`;

interface Surroundings {
  readonly path: Desk['path'];
  /** Address of the release desk. */
  readonly releaseDesk: string | undefined;
}

const page = ({ path, releaseDesk }: Surroundings, body: Content, fault = ''): Content => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${DESKS[path]}</title></head>
<body>
<nav aria-label="Desk">${Object.entries(DESKS).map(([to, name]) =>
  to === path ? html`<b>${name}</b> ` : html`<a href="${to}">${name}</a> `,
)}<a href="/outbox">Outbox</a>${releaseDesk === undefined ? '' : html` <a href="${releaseDesk}">Releases</a>`}</nav>
<main>
<h1>${DESKS[path]}</h1>
${fault === '' ? '' : html`<p role="alert">${fault}</p>`}
${body}
</main>
</body></html>`;

const spanText = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'under 1 h';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

/** `24 Nov 2026, 8:14 pm · 3 h ago`, `… · in 3 h`: the merchants' time, as players see it. */
export const deskTime = (at: Date, now: Date): string => {
  const ms = now.getTime() - at.getTime();
  return `${TIME.format(at)} · ${ms < 0 ? `in ${spanText(-ms)}` : `${spanText(ms)} ago`}`;
};

/** The question, with the form once more and `sure` in it. */
const questionPage = (around: Surroundings, question: string, { act, value, form }: DeskAction): Content =>
  page(
    around,
    html`<p>${question}</p>
<form method="post">${[...form].map(([name, each]) =>
      name === act ? '' : html`<input type="hidden" name="${name}" value="${each}">`,
    )}<input type="hidden" name="sure" value="yes"><button name="${act}" value="${value}">Yes</button> <a href="${around.path}">No, go back</a></form>`,
  );

/** The buttons of a form come last in it: what was pressed is its last entry. */
const actionOf = async (context: Context, at: Date): Promise<DeskAction> => {
  const entries = [...(await context.req.formData())].map(([name, value]) => [name, String(value)] as const);
  const [act = '', value = ''] = entries.at(-1) ?? [];
  return { act, value, form: new Map(entries), at };
};

/**
 * Whether the desk answers at all: only where the demo's accounts are, and only to this machine under its own names. Whoever
 * reaches it is staff; a real operator's desk knows its people.
 */
export const isDeskOpen = ({ hasDemoAccounts }: Platform['config'], context: Context): boolean =>
  hasDemoAccounts && isLocalPeer(context);

/** One page of the operator's desk, on the platform's own port: what waits for staff, and buttons to do it with. */
export const answerDesk = ({ app, platform }: Api, { path, show, question, act }: Desk): void => {
  const { clock, config } = platform;
  const around = { path, releaseDesk: config.releaseDesk };
  const answer = async (context: Context, fault?: string, typed: DeskAction['form'] = new Map()) => {
    const body = await show(await clock.now(), new URL(context.req.url).searchParams, typed);
    return context.html(page(around, body, fault), fault === undefined ? 200 : 400, HEADERS);
  };

  app.get(path, (context) => (isDeskOpen(config, context) ? answer(context) : context.notFound()));
  app.post(path, async (context) => {
    if (!isDeskOpen(config, context)) return context.notFound();
    requireOwnPage(context);
    const action = await actionOf(context, await clock.now());
    try {
      const asked = action.form.get('sure') === 'yes' ? undefined : await question?.(action);
      if (asked !== undefined) return context.html(questionPage(around, asked, action), 200, HEADERS);
      await act(action);
    } catch (error) {
      if (error instanceof PlatformError) return answer(context, error.message, action.form);
      throw error;
    }
    return context.redirect(path, 303);
  });
};
