import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { gamePage } from '../../games/game-page.ts';

const folderOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What its pages are made of: the kit, the game, the page that checks a round, and what that needs. */
const FOLDERS: Readonly<Record<string, string>> = {
  kit: folderOf('../../games/kit'),
  cascade: folderOf('../../games/cascade'),
  fair: folderOf('../../games/fair'),
  'fair-random': folderOf('../../../src/play/fair-random'),
  hashes: dirname(fileURLToPath(import.meta.resolve('@noble/hashes/sha2.js'))),
};

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const guard = (context: Context, siteOrigins: string): void => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  context.header('Content-Security-Policy', policy.join('; '));
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-cache');
};

const stripped = new Map<string, string>();

/** A browser gets the rules without their types. */
const asServed = (path: string, body: Buffer): Uint8Array<ArrayBuffer> | string => {
  if (extname(path) !== '.ts') return new Uint8Array(body);
  const known = stripped.get(path) ?? stripTypeScriptTypes(body.toString('utf8'));
  stripped.set(path, known);
  return known;
};

/** A file of one of the folders, never one beside it. */
const sendFile = async (context: Context, folder: string | undefined, file: string): Promise<Response> => {
  const path = folder === undefined ? '' : resolve(folder, file);
  const type = TYPES[extname(path)];
  const isInside = folder !== undefined && path.startsWith(folder + sep) && !/[.](?:test|d)[.]ts$/.test(path);
  const body = isInside && type ? await readFile(path).catch(() => undefined) : undefined;
  if (!body || !type) return context.notFound();
  return context.body(asServed(path, body), 200, { 'Content-Type': type });
};

/** The pages and their files. */
export const pages = (app: Hono, game: string, siteOrigins: string): void => {
  const page = gamePage(game, 'Siyam');
  app.get('/wps/play/frames/:folder/*', (context) => {
    guard(context, siteOrigins);
    const { folder } = context.req.param();
    const file = decodeURIComponent(context.req.path.split('/').slice(5).join('/'));
    return sendFile(context, FOLDERS[folder], file);
  });
  app.get('/wps/play/fair', (context) => {
    guard(context, siteOrigins);
    return sendFile(context, FOLDERS.fair, 'page/index.html');
  });
  app.get('/wps/play/:gameCode', (context) => {
    guard(context, siteOrigins);
    return context.body(page, 200, { 'Content-Type': HTML });
  });
};
