import type { BrandFolder, BrandSource } from '../base/brand-source.ts';

export const BRAND_FILES_PATH = '/m/_brand/:brand/:file';
const FOR_EVER = 'public, max-age=31536000, immutable';
const PICTURE_URL = /url\(\s*['"]?pictures\/([\w.-]+)['"]?\s*\)/g;

/** A picture's immutable URL, which carries the folder's revision. */
export const pictureAddress = (name: string, { revision }: BrandFolder, file: string): string =>
  `/m/_brand/${name}/${file}?v=${revision}`;

/** Tokens with the immutable URLs of their pictures. */
export const withPictureAddresses = (name: string, folder: BrandFolder): string =>
  folder.tokens.replace(PICTURE_URL, (_, file: string) => `url("${pictureAddress(name, folder, file)}")`);

/** A brand's picture. Null: there is none. */
export const brandPicture = async (brands: BrandSource, name: string, file: string): Promise<Response | null> => {
  const picture = (await brands(name))?.pictures.get(file);
  if (picture === undefined) return null;
  return new Response(picture.bytes, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': FOR_EVER },
  });
};
