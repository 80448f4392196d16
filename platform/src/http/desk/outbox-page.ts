import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Platform } from '../../base/platform.ts';
import { desc } from '../../database/orm.ts';
import { mailOutbox } from '../../notifications/mail.tables.ts';
import { openText } from '../../notifications/outbox-text.ts';
import { smsOutbox } from '../../notifications/sms.tables.ts';
import { isDeskOpen } from './desk-page.ts';

const SHOWN = 50;

interface Row {
  readonly at: Date;
  readonly to: string;
  readonly text: string;
}

const table = (title: string, rows: readonly Row[]) => html`<h2>${title}</h2>
<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Text</th></tr></thead><tbody>${
  rows.length > 0
    ? rows.map(({ at, to, text }) => html`<tr><td>${at.toISOString()}</td><td>${to}</td><td>${text}</td></tr>`)
    : html`<tr><td colspan="3">Nothing has been sent.</td></tr>`
}</tbody></table>`;

/**
 * The phones and mailboxes of the demo: what was sent last, on the platform's own port, which no site leads to. Whoever sees it
 * reads every code, so it is there only where the desk is open.
 */
export const outboxPage = (app: Hono, { db, config }: Platform): void => {
  const keys = config.wrappingKeys;
  app.get('/outbox', async (context) => {
    if (!isDeskOpen(config, context)) return context.notFound();
    const texts = await db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(SHOWN);
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(SHOWN);
    return context.html(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
${table(
  'Texts to phones',
  await Promise.all(
    texts.map(async ({ mobile, text, sentAt }) => ({
      at: sentAt,
      to: `+${mobile}`,
      text: await openText(text, mobile, keys),
    })),
  ),
)}
${table(
  'E-mails',
  await Promise.all(
    mails.map(async ({ address, subject, text, sentAt }) => ({
      at: sentAt,
      to: address,
      text: `${subject}: ${await openText(text, address, keys)}`,
    })),
  ),
)}
</body></html>`,
      200,
      { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-store' },
    );
  });
};
