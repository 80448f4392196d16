import { desc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Platform } from '../base/platform.ts';
import { smsOutbox } from './sms.tables.ts';

const SHOWN = 50;

/**
 * The phones of the demo: the last texts, on the platform's own port, which no site leads to. Whoever sees it reads every code,
 * so it is there only where the demo's accounts are.
 */
export const smsPage = (app: Hono, { db, config }: Platform): void => {
  if (!config.hasDemoAccounts) return;
  app.get('/sms', async (context) => {
    const sent = await db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(SHOWN);
    const rows = sent.map(
      ({ mobile, text, sentAt }) => html`<tr><td>${sentAt.toISOString()}</td><td>+${mobile}</td><td>${text}</td></tr>`,
    );
    const none = html`<tr><td colspan="3">Nothing has been sent.</td></tr>`;
    return context.html(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Texts to phones</title></head>
<body>
<h1>Texts to phones</h1>
<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Text</th></tr></thead><tbody>${rows.length > 0 ? rows : none}</tbody></table>
</body></html>`,
      200,
      { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-store' },
    );
  });
};
