import { parentPort, workerData } from 'node:worker_threads';
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

// Started by `redraw-picture.ts` for one picture. A picture that cannot be decoded ends the thread with its error.
parentPort?.postMessage(await redraw(workerData as Uint8Array));
