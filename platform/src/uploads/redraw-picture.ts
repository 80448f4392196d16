import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { PICTURE_LIMITS, type sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { PlatformError } from '../base/platform-error.ts';
import { createQueue } from '../database/concurrency-queue.ts';
import { pictureMeasures } from './picture-measures.ts';

/** A telephone's camera has as many; a few kilobytes can claim any number of them. */
const MOST_PIXELS = 50_000_000;
/** A progressive jpg has about ten. */
const MOST_SCANS = 64;
/** Enough to read every line of a photographed slip. */
const LONGEST_SIDE = 2560;
const QUALITY = 88;

/** A picture takes up to 200 MB while it is decoded. */
const decoding = createQueue({ atOnce: 1, waiting: 30, waitMs: 8_000 });

type Refusal = PlatformError<typeof sendFeedback>;

const refuse = (code: 'upload.size' | 'upload.type', message: string, cause?: unknown): Refusal =>
  new PlatformError<typeof sendFeedback>(code, message, { cause });

/** A picture that this platform has drawn: nothing of the file that was sent is in it. */
export class RedrawnPicture extends File {
  constructor(content: Uint8Array<ArrayBuffer>) {
    super([content], 'picture.jpg', { type: 'image/jpeg' });
  }
}

const decode = async (content: Uint8Array): Promise<Image> => {
  try {
    return await loadImage(content);
  } catch (cause) {
    throw refuse('upload.type', 'It cannot be decoded.', cause);
  }
};

const draw = async (image: Image): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // A jpg has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Uint8Array(await canvas.encode('jpeg', QUALITY));
};

/**
 * The picture drawn anew, upright and as a jpg: place, camera, thumbnail and whatever else was in the file stay behind.
 * Fails with `upload.size` above 5 MB, and with `upload.type` when the content is neither png nor jpg, does not decode, or
 * would take more to decode than a picture may. It takes long and needs no database: not to be called in a transaction.
 */
export const redrawPicture = async (file: File): Promise<RedrawnPicture> => {
  if (file.size > PICTURE_LIMITS.bytes)
    throw refuse('upload.size', `${file.size} bytes are more than a picture may have.`);
  const content = new Uint8Array(await file.arrayBuffer());
  const measures = pictureMeasures(content);
  if (!measures) throw refuse('upload.type', 'The content is neither png nor jpg.');
  const { width, height, scans } = measures;
  if (width * height > MOST_PIXELS || scans > MOST_SCANS)
    throw refuse('upload.type', `${width} × ${height} in ${scans} scans is more than is decoded.`);
  return decoding.run(async () => new RedrawnPicture(await draw(await decode(content))));
};
