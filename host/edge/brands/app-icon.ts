import { paintedMark } from './brand-mark.ts';

/** Which icon of the app: as it is, or for a system that cuts its own shape out of it. */
export const ICON_PURPOSES = ['any', 'maskable'] as const;
export type IconPurpose = (typeof ICON_PURPOSES)[number];

const SIZE = 512;
/** How much of the side the sign takes; of a maskable icon only the inner four fifths are sure to be seen. */
const SIGN: Readonly<Record<IconPurpose, number>> = { any: 0.72, maskable: 0.56 };
const CORNER: Readonly<Record<IconPurpose, number>> = { any: SIZE / 4.6, maskable: 0 };

/** The brand's sign on its ground, as the icon of the installed app: by itself, it knows no tokens. */
export const appIcon = (mark: string, colour: (token: string) => string, purpose: IconPurpose): string => {
  const { viewBox, shapes } = paintedMark(mark, colour);
  const side = Math.round(SIZE * SIGN[purpose]);
  const inset = (SIZE - side) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="${Math.round(CORNER[purpose])}" fill="${colour('bg')}"/>`,
    `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" viewBox="${viewBox}">${shapes}</svg>`,
    '</svg>',
  ].join('');
};
