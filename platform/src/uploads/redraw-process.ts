import { buffer } from 'node:stream/consumers';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Enough to read every line of a photographed slip. */
const LONGEST_SIDE = 2560;
const QUALITY = 88;

const redraw = async (content: Uint8Array): Promise<Uint8Array> => {
  const image = await loadImage(content);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // A jpg has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas.encode('jpeg', QUALITY);
};

// Started by `redraw-picture.ts` for one picture: in by standard input, out by standard output. One that cannot be decoded ends it with 1.
process.stdout.write(await redraw(await buffer(process.stdin)));
