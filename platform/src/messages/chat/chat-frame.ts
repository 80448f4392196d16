import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Platform } from '../../base/platform.ts';
import { framePlaceOf, guardFrame } from '../../play/play.public.ts';
import { CHAT_FRAME } from './chat-launch.ts';

const fileOf = (name: string): string => readFileSync(new URL(`frame/${name}`, import.meta.url), 'utf8');

/** The frame's own files, by their address. */
export const CHAT_FILES: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  [`${CHAT_FRAME}.js`]: { type: 'text/javascript; charset=utf-8', text: fileOf('chat.js') },
  [`${CHAT_FRAME}.css`]: { type: 'text/css; charset=utf-8', text: fileOf('chat.css') },
};

/** The page in the frame: `chat.js` fills it. */
export const sendChatFrame = async (context: Context, platform: Platform): Promise<Response> => {
  guardFrame(context, await framePlaceOf(context, platform));
  const lang = context.req.query('lang') === 'TY' ? 'fil' : 'en';
  return context.html(html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Live chat</title>
<link rel="stylesheet" crossorigin href="${CHAT_FRAME}.css"><script type="module" src="${CHAT_FRAME}.js"></script></head>
<body><main><div id="log" role="log" tabindex="0"></div><p id="state" role="status"></p>
<form id="form"><label id="label" for="text"></label><textarea id="text" rows="2" maxlength="1000" required></textarea><button id="send" disabled></button></form></main></body></html>`);
};
