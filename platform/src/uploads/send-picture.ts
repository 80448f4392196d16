import type { Context } from 'hono';
import type { PictureType } from './uploads.tables.ts';

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
