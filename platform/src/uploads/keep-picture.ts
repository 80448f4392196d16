import type { Transaction } from '../database/database.ts';
import { newToken } from '../identity/tokens.ts';
import { RedrawnPicture } from './redraw-picture.ts';
import { uploads } from './uploads.tables.ts';

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
