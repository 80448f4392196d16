import { html } from 'hono/html';
import type { Api } from '../../http/answer.ts';
import { CHANNEL_TITLES, CHANNELS, CHAT_PATH } from './customer-service.ts';

const chatPage = (title: string) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>On the operator’s platform this opens their ${title}. The reference platform has nobody on duty.</p>
<p lang="fil">Sa platform ng operator, bubukas dito ang kanilang ${title}. Walang naka-duty sa reference platform.</p>
</body></html>`;

/** Where the channels' links lead. */
export const serviceApi = ({ app }: Api): void => {
  app.get(`${CHAT_PATH}/:channel`, (context) => {
    const channel = CHANNELS.find((known) => known.toLowerCase() === context.req.param('channel'));
    if (channel === undefined) return context.notFound();
    return context.html(chatPage(CHANNEL_TITLES[channel].EN), 200, { 'Content-Security-Policy': "default-src 'none'" });
  });
};
