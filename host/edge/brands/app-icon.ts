import { paintedMark } from './brand-mark.ts';

/** `maskable`: the system cuts its own shape out of the icon. */
export const ICON_PURPOSES = ['any', 'maskable'] as const;
export type IconPurpose = (typeof ICON_PURPOSES)[number];

const SIZE = 512;
/** The mark's share of the side. Only the inner four fifths of a maskable icon are always visible. */
const SIGN: Readonly<Record<IconPurpose, number>> = { any: 0.72, maskable: 0.56 };
const CORNER: Readonly<Record<IconPurpose, number>> = { any: SIZE / 4.6, maskable: 0 };

/** The icon of the installed app: the brand's mark on its background, without tokens. */
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
