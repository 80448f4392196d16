import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PICTURE_LIMITS, type sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../base/platform-error.ts';
import { BusyError } from '../database/busy.ts';
import { createKeyedQueue, createQueue } from '../database/concurrency-queue.ts';
import type { MemberCall } from '../http/answer.ts';
import { countTry, type Limit } from '../http/limits/rate-limit.ts';
import { pictureMeasures } from './picture-measures.ts';

/** As much as phones send of a photograph; a few kilobytes can claim any number of pixels. */
const MOST_PIXELS = 25_000_000;
/** A progressive jpg has about ten. */
const MOST_SCANS = 64;
/** Megapixels that a member may have drawn within an hour: twelve photographs of a phone. */
const MEGAPIXELS: Limit = { count: 300, windowMs: HOUR_MS };

const DRAWING = fileURLToPath(new URL('./redraw-process.ts', import.meta.url));
const DRAWN_WITHIN_MS = 20_000;
const DRAWN_BYTES = 16 * 1024 * 1024;

/** A picture takes up to 100 MB while it is decoded. */
const decoding = createQueue({ atOnce: 1, waiting: 30, waitMs: 8_000 });
/** A member has one place in that queue: what else they send waits behind it. */
const ofMember = createKeyedQueue({ atOnce: 1, waiting: 6, waitMs: 20_000 });

type Refusal = PlatformError<typeof sendFeedback>;

const refuse = (code: 'upload.size' | 'upload.type', message: string, cause?: unknown): Refusal =>
  new PlatformError<typeof sendFeedback>(code, message, { cause });

/** A picture that this platform has drawn: nothing of the file that was sent is in it. */
export class RedrawnPicture extends File {
  constructor(content: Uint8Array<ArrayBuffer>) {
    super([content], 'picture.jpg', { type: 'image/jpeg' });
  }
}

/** The picture's fault where the drawing ended by itself, badly; what took too long, or never began, says nothing of the picture. */
const reasonOf = (error: ExecFileException): Error => {
  if (error.killed) return new BusyError(`A picture was not drawn within ${DRAWN_WITHIN_MS} ms.`);
  const hasRun = typeof error.code === 'number' || error.signal != null;
  return hasRun ? refuse('upload.type', 'It cannot be decoded.', error) : error;
};

/**
 * In a process of its own, without the platform's secrets: no other call waits for the decoder, what it crashes at is one
 * picture, and its memory goes with it.
 */
const redraw = (content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: DRAWN_BYTES, timeout: DRAWN_WITHIN_MS, env: {} } as const;
    const child = execFile(process.execPath, [DRAWING], options, (error, drawn) => {
      if (!error) resolve(Uint8Array.from(drawn));
      else reject(reasonOf(error));
    });
    // It may end before it has read everything.
    child.stdin?.on('error', () => {}).end(content);
  });

/**
 * The picture drawn anew, upright and as a jpg: place, camera, thumbnail and whatever else was in the file stay behind.
 * Fails with `upload.size` above 5 MB, and with `upload.type` when the content is neither png nor jpg, does not decode, or
 * would take more to decode than a picture may, with `rate.limited` beyond the member's pixels of an hour. It takes long and needs no database: not to be called in a transaction.
 */
export const redrawPicture = async (
  file: File,
  { platform: { db }, session, now }: MemberCall<unknown>,
): Promise<RedrawnPicture> => {
  if (file.size > PICTURE_LIMITS.bytes)
    throw refuse('upload.size', `${file.size} bytes are more than a picture may have.`);
  const content = new Uint8Array(await file.arrayBuffer());
  const measures = pictureMeasures(content);
  if (!measures) throw refuse('upload.type', 'The content is neither png nor jpg.');
  const { width, height, scans } = measures;
  if (width * height > MOST_PIXELS || scans > MOST_SCANS)
    throw refuse('upload.type', `${width} × ${height} in ${scans} scans is more than is decoded.`);
  const memberId = String(session.member.id);
  await countTry(db, `pictures/${memberId}`, MEGAPIXELS, now, Math.ceil((width * height) / 1_000_000));
  const drawn = await ofMember.run(memberId, () => decoding.run(() => redraw(content)));
  return new RedrawnPicture(drawn);
};
