import { html } from 'hono/html';
import type { Api } from '../../http/answer.ts';
import { CHAT_PATH, DESKS } from './customer-service.ts';

const chatPage = (title: string) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>On the operator’s platform this opens their ${title}. The reference platform has nobody on duty.</p>
<p lang="fil">Sa platform ng operator, bubukas dito ang kanilang ${title}. Walang naka-duty sa reference platform.</p>
</body></html>`;

/** Where the entries' links lead. */
export const serviceApi = ({ app }: Api): void => {
  app.get(`${CHAT_PATH}/:chat`, (context) => {
    const desk = DESKS.find(({ chat }) => chat === context.req.param('chat'));
    if (desk === undefined) return context.notFound();
    return context.html(chatPage(desk.title.EN), 200, { 'Content-Security-Policy': "default-src 'none'" });
  });
};
