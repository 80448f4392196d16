import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError } from '../../http/envelope.ts';
import { siteHostOf } from '../../http/site-host.ts';

const FRAMES = fileURLToPath(new URL('../../../games', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

/** As the site's frame grants it. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';

/** `'self'` in a sandbox without an origin matches nothing, so the host is named. No outside address at all. */
const policyFor = (context: Context): string => {
  const own = siteHostOf(context);
  const sources = `http://${own} https://${own}`;
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources} 'unsafe-inline'`,
    `img-src ${sources} data:`,
    `font-src ${sources}`,
    `media-src ${sources}`,
    `connect-src ${sources}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sources}`,
    // Opened by itself it would be the site, with the session within its reach.
    `sandbox ${SANDBOX}`,
  ].join('; ');
};

const send = async (context: Context, path: string): Promise<Response> => {
  const type = TYPES[extname(path)];
  const body = path.startsWith(FRAMES + sep) && type ? await readFile(path).catch(() => undefined) : undefined;
  if (!body || !type) throw new PlatformError('not.found', 'There is no such file.');
  context.header('Cache-Control', 'no-cache');
  return context.body(new Uint8Array(body), 200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
};

/** The frame's page. */
export const sendFrame = (context: Context, frame: string): Promise<Response> => {
  context.header('Content-Security-Policy', policyFor(context));
  context.header('Referrer-Policy', 'no-referrer');
  return send(context, resolve(FRAMES, frame, 'index.html'));
};

/** A file of a frame. */
export const sendFrameFile = async (context: Context): Promise<Response> => {
  try {
    const path = decodeURIComponent(context.req.path.replace('/wps/play/frames/', ''));
    return await send(context, resolve(FRAMES, path));
  } catch (error) {
    return sendError(context, error);
  }
};
