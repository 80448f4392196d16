import { randomInt } from 'node:crypto';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** Drawn at twice the size that the login page shows it in. */
const WIDTH = 264;
const HEIGHT = 96;
const GROUND = '#eef0fa';
const INKS = ['#24408e', '#8c2050', '#1c6b46', '#3b3470'];
const STRAY = '#8f97c4';

/** Each digit as strokes in a box of 20 × 30: no font is needed, so it looks the same on every machine. */
const STROKES: readonly string[] = [
  'M10 1C3 1 1 8 1 15S3 29 10 29S19 22 19 15S17 1 10 1',
  'M4 7L12 1V29',
  'M2 8C2 -2 18 -2 18 8C18 15 6 20 2 29H19',
  'M2 4C8 -1 18 1 17 8C16 13 11 14 8 14C13 14 19 16 18 22C17 30 6 31 1 25',
  'M14 29V1L1 20H19',
  'M17 1H4L3 13C8 10 18 11 18 20C18 30 6 31 1 25',
  'M16 2C6 4 1 13 1 20C1 32 19 32 19 20C19 11 5 10 2 18',
  'M1 1H18C12 10 9 19 8 29',
  'M10 14C2 12 2 1 10 1S18 12 10 14C-1 16 -1 29 10 29S21 16 10 14',
  'M17 9C17 -2 2 -2 2 9C2 18 15 18 17 9C18 17 14 26 5 29',
];

const between = (low: number, high: number): number => low + (randomInt(10_000) / 10_000) * (high - low);
const pick = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length)];

const strayLine = (context: SKRSContext2D): void => {
  context.strokeStyle = STRAY;
  context.lineWidth = between(2, 3.4);
  context.beginPath();
  context.moveTo(between(0, 40), between(8, HEIGHT - 8));
  context.bezierCurveTo(
    between(60, 110),
    between(0, 40),
    between(120, 190),
    between(30, HEIGHT),
    WIDTH - between(0, 40),
    between(8, HEIGHT - 8),
  );
  context.stroke();
};

const dot = (context: SKRSContext2D): void => {
  context.fillStyle = pick(INKS) ?? STRAY;
  context.globalAlpha = 0.65;
  context.beginPath();
  context.arc(between(4, WIDTH - 4), between(4, HEIGHT - 4), between(1.6, 2.8), 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
};

const digit = (context: SKRSContext2D, value: number, slot: number, slots: number): void => {
  const pitch = (WIDTH - 36) / slots;
  const scale = between(1.25, 1.55);
  context.save();
  context.translate(18 + pitch * (slot + 0.5) + between(-3, 3), HEIGHT / 2 + between(-8, 8));
  context.rotate(between(-0.32, 0.32));
  context.scale(scale, scale);
  context.translate(-10, -15);
  context.strokeStyle = pick(INKS) ?? STRAY;
  context.lineWidth = between(3.4, 4.4);
  context.stroke(new Path2D(STROKES[value] ?? ''));
  context.restore();
};

/** A PNG of the digits: light ground, coloured strokes, stray lines and dots. */
export const drawCaptcha = (digits: readonly number[]): Buffer => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (let count = 0; count < 4; count += 1) strayLine(context);
  for (const [slot, value] of digits.entries()) digit(context, value, slot, digits.length);
  for (let count = 0; count < 26; count += 1) dot(context);
  return canvas.toBuffer('image/png');
};
