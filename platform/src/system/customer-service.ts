import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from 'shared-kernel/contracts/values';

type Channel = 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';

const TITLES: Readonly<Record<Channel, Readonly<Record<Language, string>>>> = {
  LIVECHAT: { EN: 'Live chat', TY: 'Live chat' },
  TELEGRAM: { EN: 'Telegram', TY: 'Telegram' },
  FACEBOOK: { EN: 'Facebook Messenger', TY: 'Facebook Messenger' },
};

const CHANNELS: readonly Channel[] = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];
const CHANNEL_PATH = '/wps/system/customerService';

/** Channels of the floating menu; `path` answers with the channel's link. */
export const customerServiceChannels = (language: Language) =>
  CHANNELS.map((type, index) => ({
    csPosition: String(index + 1),
    title: TITLES[type][language],
    type,
    path: `${CHANNEL_PATH}?type=${type}`,
  }));

const CHAT_PATH = '/wps/service';

/** The site's own service page; a channel leads to its chat, which here is a page that says whose it would be. */
export const customerServiceLink = (type: Channel | undefined): string =>
  type ? `${CHAT_PATH}/${type.toLowerCase()}` : '/m/service';

const chatPage = (title: string) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>On the operator’s platform this opens their ${title}. The reference platform has nobody on duty.</p>
<p lang="fil">Sa platform ng operator, bubukas dito ang kanilang ${title}. Walang naka-duty sa reference platform.</p>
</body></html>`;

/** Where the channels' links lead. */
export const serviceRoutes = (app: Hono): void => {
  app.get(`${CHAT_PATH}/:channel`, (context) => {
    const channel = CHANNELS.find((known) => known.toLowerCase() === context.req.param('channel'));
    if (channel === undefined) return context.notFound();
    return context.html(chatPage(TITLES[channel].EN), 200, { 'Content-Security-Policy': "default-src 'none'" });
  });
};
