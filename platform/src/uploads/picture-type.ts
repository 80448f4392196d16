import type { PictureType } from './uploads.tables.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (content: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => content[index] === byte);

/** What the content is, whatever its name and header say; undefined for anything but a png or jpg. */
export const pictureTypeOf = (content: Uint8Array): PictureType | undefined => {
  if (startsWith(content, PNG)) return 'image/png';
  return startsWith(content, JPEG) ? 'image/jpeg' : undefined;
};
