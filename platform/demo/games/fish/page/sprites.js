import { drawingUrl, make, pause } from '../../kit/dom.js';

/** @import { FishKind, Motion } from './types.d.ts' */

/** Pictures of one movement, drawn once. */
const FRAMES = 8;
const MOST_PIXELS = 300;
/** The wave that runs through a fish: how high, as a share of its size, how long, and how many pixels move as one. */
const WAVE = { height: 0.055, length: 1.1, slice: 3 };
const PULSE = 0.06;

/** A canvas and its pencil. @param {number} width @param {number} height */
const createSheet = (width, height) => {
  const canvas = make('canvas', { width: String(Math.ceil(width)), height: String(Math.ceil(height)) });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  return { canvas, context };
};

/** @param {string} svg @param {number} pixels */
const load = async (svg, pixels) => {
  const image = new Image(pixels, pixels);
  image.src = drawingUrl(svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `));
  await image.decode();
  const { canvas, context } = createSheet(pixels, pixels);
  context.drawImage(image, 0, 0, pixels, pixels);
  return canvas;
};

/** How far the wave has lifted a fish, from its tail at 0 to its head at 1. @param {number} along @param {number} turn */
const liftAt = (along, turn) => (1 - along) ** 1.4 * WAVE.height * Math.sin((along / WAVE.length + turn) * 2 * Math.PI);

/** @type {Readonly<Record<Motion, (context: CanvasRenderingContext2D, face: HTMLCanvasElement, turn: number) => void>>} */
const DRAW = {
  swim: (context, face, turn) => {
    const size = face.width;
    for (let x = 0; x < size; x += WAVE.slice)
      context.drawImage(face, x, 0, WAVE.slice, size, x, liftAt(x / size, turn) * size, WAVE.slice, size);
  },
  pulse: (context, face, turn) => {
    const wide = 1 + PULSE * Math.sin(turn * 2 * Math.PI);
    const [width, height] = [face.width * wide * 0.94, face.width * (2 - wide) * 0.94];
    context.drawImage(face, (face.width - width) / 2, (face.width - height) / 2, width, height);
  },
  drift: (context, face) => context.drawImage(face, 0, 0),
};

/** @typedef {{ readonly sheet: HTMLCanvasElement, readonly frames: number, readonly pixels: number }} Sprite */

/** @param {string} svg @param {number} wanted @param {Motion} motion @returns {Promise<Sprite>} */
const spriteOf = async (svg, wanted, motion) => {
  const pixels = Math.min(MOST_PIXELS, Math.ceil(wanted));
  const face = await load(svg, pixels);
  const frames = motion === 'drift' ? 1 : FRAMES;
  const { canvas, context } = createSheet(pixels * frames, pixels);
  for (let frame = 0; frame < frames; frame += 1) {
    context.save();
    context.beginPath();
    context.rect(frame * pixels, 0, pixels, pixels);
    context.clip();
    context.translate(frame * pixels, 0);
    DRAW[motion](context, face, frame / frames);
    context.restore();
  }
  return { sheet: canvas, frames, pixels };
};

/**
 * Every fish as pixels, one after the other so that a slow phone stays awake between them.
 *
 * @param {Readonly<Record<FishKind, { readonly art: string }>>} symbols
 * @param {Readonly<Record<FishKind, Motion>>} motions
 * @param {(kind: FishKind) => number} pixelsOf
 */
export const drawSprites = async (symbols, motions, pixelsOf) => {
  /** @type {Map<FishKind, Sprite>} */
  const sprites = new Map();
  for (const [name, { art }] of Object.entries(symbols)) {
    const kind = /** @type {FishKind} */ (name);
    sprites.set(kind, await spriteOf(art, pixelsOf(kind), motions[kind]));
    await pause(0);
  }
  return sprites;
};

/** @param {string} svg @param {number} pixels */
export const drawOne = (svg, pixels) => spriteOf(svg, pixels, 'drift');

/** The net that opens where a shot meets its fish. @param {number} pixels */
export const drawNet = (pixels) => {
  const { canvas, context } = createSheet(pixels, pixels);
  const middle = pixels / 2;
  context.translate(middle, middle);
  context.strokeStyle = '#eafcff';
  context.lineWidth = pixels / 60;
  const ring = (/** @type {number} */ radius) => {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.stroke();
  };
  for (const share of [0.24, 0.48, 0.72, 0.95]) ring(middle * share);
  for (let spoke = 0; spoke < 12; spoke += 1) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, middle * 0.95);
    context.stroke();
    context.rotate(Math.PI / 6);
  }
  return canvas;
};

/** A shot on its way, its head up. @param {number} pixels */
export const drawBullet = (pixels) => {
  const { canvas, context } = createSheet(pixels, pixels * 2);
  const glow = context.createLinearGradient(0, 0, 0, pixels * 2);
  for (const [at, colour] of /** @type {const} */ ([
    [0, '#fffbe6'],
    [0.3, '#ffd76a'],
    [1, 'rgb(255 160 60 / 0)'],
  ]))
    glow.addColorStop(at, colour);
  context.fillStyle = glow;
  context.beginPath();
  context.ellipse(pixels / 2, pixels, pixels * 0.3, pixels, 0, 0, 2 * Math.PI);
  context.fill();
  return canvas;
};

/** Words over the sea, such as what a catch pays. @param {string} text @param {number} pixels Height of the letters. @param {string} family */
export const drawWords = (text, pixels, family) => {
  const font = `760 ${pixels}px ${family}`;
  const { context: ruler } = createSheet(1, 1);
  ruler.font = font;
  const width = ruler.measureText(text).width + pixels * 0.6;
  const { canvas, context } = createSheet(width, pixels * 1.5);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = pixels * 0.26;
  context.strokeStyle = '#2a0d33';
  context.strokeText(text, width / 2, pixels * 0.75);
  context.fillStyle = '#ffe08a';
  context.fillText(text, width / 2, pixels * 0.75);
  return canvas;
};
