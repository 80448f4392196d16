import type { BrandFolder } from '../base/brand-source.ts';
import type { IconPurpose } from './app-icon.ts';
import { pictureAddress } from './brand-pictures.ts';

/** The app's icon as PNG files of a brand's folder, drawn from `appIcon`, for systems that take no SVG. `size`: px of a side. */
export const PNG_ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const satisfies readonly { readonly file: string; readonly size: number; readonly purpose: IconPurpose }[];

/** The icon of an iPhone's home screen, which cuts its corners itself. */
export const TOUCH_ICON = { file: 'touch-180.png', size: 180, purpose: 'maskable' } as const;

export interface PngIcon {
  readonly src: string;
  readonly type: 'image/png';
  readonly sizes: string;
  readonly purpose: IconPurpose;
}

/** As the web manifest lists them; none of a file that the folder does not have. */
export const pngIcons = (name: string, folder: BrandFolder): readonly PngIcon[] =>
  PNG_ICONS.filter(({ file }) => folder.pictures.has(file)).map(({ file, size, purpose }) => ({
    src: pictureAddress(name, folder, file),
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  }));

/** Undefined: the folder has none. */
export const touchIcon = (name: string, folder: BrandFolder): string | undefined =>
  folder.pictures.has(TOUCH_ICON.file) ? pictureAddress(name, folder, TOUCH_ICON.file) : undefined;
