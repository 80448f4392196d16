import { PICTURE_LIMITS, type sendFeedback } from 'shared-kernel/contracts/feedback';
import { PlatformError } from '../base/platform-error.ts';
import type { Transaction } from '../database/database.ts';
import { newToken } from '../identity/tokens.ts';
import { pictureTypeOf } from './picture-type.ts';
import { uploads } from './uploads.tables.ts';

/** As long as records are kept. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

type Refused = PlatformError<typeof sendFeedback>;

const refuse = (code: 'upload.size' | 'upload.type', message: string): Refused =>
  new PlatformError<typeof sendFeedback>(code, message);

/**
 * Keeps a picture that a member sent, beside what it belongs to; returns its name. Fails with `upload.size` above 5 MB
 * and with `upload.type` when the content is neither png nor jpg.
 */
export const keepPicture = async (tx: Transaction, memberId: number, file: File, now: Date): Promise<string> => {
  if (file.size > PICTURE_LIMITS.bytes)
    throw refuse('upload.size', `${file.size} bytes are more than a picture may have.`);
  const content = new Uint8Array(await file.arrayBuffer());
  const contentType = pictureTypeOf(content);
  if (!contentType) throw refuse('upload.type', 'The content is neither png nor jpg.');
  const name = newToken();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await tx.insert(uploads).values({ name, memberId, contentType, content, uploadedAt: now, expiresAt });
  return name;
};
