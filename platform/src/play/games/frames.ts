import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, resolve, sep } from 'node:path';
import type { Context } from 'hono';
import { PlatformError } from '../../base/platform-error.ts';
import { sendError } from '../../http/envelope.ts';
import type { FramePlace } from './frame-place.ts';
import { type PlayableGame, placeOfFile } from './registry.ts';

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

/** As the site's frame grants it. Without an origin of its own a game that is opened as a page is none of the site's either. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';
const WITH_ORIGIN = `${SANDBOX} allow-same-origin`;

const NOBODYS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=()';

/** `'self'` in a sandbox without an origin matches nothing, so the host is named. No outside address at all. */
const policyFor = ({ own, holder, hasOrigin }: FramePlace): string =>
  [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `media-src ${own}`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${holder ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `sandbox ${hasOrigin ? WITH_ORIGIN : SANDBOX}`,
  ].join('; ');

/** The headers of a frame's page: nothing foreign, and only its holder may hold it. */
export const guardFrame = (context: Context, place: FramePlace): void => {
  context.header('Content-Security-Policy', policyFor(place));
  context.header('Referrer-Policy', 'no-referrer');
  context.header('Cross-Origin-Opener-Policy', 'same-origin');
  context.header('Permissions-Policy', `${NOBODYS}, midi=(), payment=(), usb=(), autoplay=(self), fullscreen=(self)`);
};

const stripped = new Map<string, string>();
const NOT_SERVED = /[.](?:test|d)[.]ts$/;

/** Rules are written once, in TypeScript: a browser that checks a round gets them without their types. */
const asServed = (path: string, body: Buffer): Uint8Array<ArrayBuffer> | string => {
  if (extname(path) !== '.ts') return new Uint8Array(body);
  const known = stripped.get(path) ?? stripTypeScriptTypes(body.toString('utf8'));
  stripped.set(path, known);
  return known;
};

const answer = (context: Context, type: string, body: Uint8Array<ArrayBuffer> | string): Response => {
  context.header('Cache-Control', 'no-cache');
  return context.body(body, 200, {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
};

/** A file inside the folder, never one beside it. */
const send = async (context: Context, folder: string | undefined, file: string): Promise<Response> => {
  const path = folder === undefined ? '' : resolve(folder, file);
  const type = TYPES[extname(path)];
  const isInside = folder !== undefined && path.startsWith(folder + sep) && !NOT_SERVED.test(path);
  const body = isInside && type ? await readFile(path).catch(() => undefined) : undefined;
  if (!body || !type) throw new PlatformError('not.found', 'There is no such file.');
  return answer(context, type, asServed(path, body));
};

/** The frame's page. */
export const sendFrame = (context: Context, place: FramePlace, { page }: PlayableGame): Response => {
  guardFrame(context, place);
  return answer(context, HTML, page);
};

/** A page that a game opens in a tab of its own: browsers let a sandbox open none that wants to be alone in its window. */
export const sendOpenedPage = (context: Context, place: FramePlace, folder: string): Promise<Response> => {
  guardFrame(context, place);
  context.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  return send(context, folder, 'index.html');
};

const GONE = 410;
const OLD_ADDRESS = {
  EN: 'This game address is no longer used. Open the game again from the lobby.',
  TY: 'Hindi na ginagamit ang address na ito ng laro. Buksan ulit ang laro mula sa lobby.',
} as const;

/** Addresses once carried a token in the query, where logs keep it: such a one opens nothing. */
export const sendOldAddress = (context: Context, place: FramePlace): Response => {
  const text = OLD_ADDRESS[context.req.query('lang') === 'TY' ? 'TY' : 'EN'];
  guardFrame(context, place);
  context.header('Cache-Control', 'no-store');
  return context.text(`${text}\n`, GONE);
};

/** A file of a frame. */
export const sendFrameFile = async (context: Context): Promise<Response> => {
  try {
    const place = placeOfFile(decodeURIComponent(context.req.path.replace('/wps/play/frames/', '')));
    return await send(context, place?.folder, place?.file ?? '');
  } catch (error) {
    return sendError(context, error);
  }
};
