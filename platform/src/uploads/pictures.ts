import type { Context } from 'hono';
import type { Transaction } from '../database/database.ts';
import { newToken } from '../identity/tokens.ts';
import { RedrawnPicture } from './redraw-picture.ts';
import { type PictureType, uploads } from './uploads.tables.ts';

export const UPLOADS_PATH = '/wps/uploads';

export const uploadUrl = (name: string): string => `${UPLOADS_PATH}/${name}`;

/** As long as records are kept. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Keeps a member's picture, beside what it belongs to; returns its name. Only what `redrawPicture` has drawn is kept. */
export const keepPicture = async (tx: Transaction, memberId: number, picture: File, now: Date): Promise<string> => {
  if (!(picture instanceof RedrawnPicture)) throw new Error('A picture is to be redrawn before it is kept.');
  const content = new Uint8Array(await picture.arrayBuffer());
  const name = newToken();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await tx.insert(uploads).values({ name, memberId, contentType: 'image/jpeg', content, uploadedAt: now, expiresAt });
  return name;
};

/** Whatever is in it, the browser only draws it, keeps nothing of it and lets no other site have it. */
export const sendPicture = (
  context: Context,
  { contentType, content }: { readonly contentType: PictureType; readonly content: Uint8Array },
): Response =>
  context.body(Uint8Array.from(content), 200, {
    'Content-Type': contentType,
    'Content-Disposition': 'inline; filename="picture"',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
