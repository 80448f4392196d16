import type { BrandFolder, BrandSource } from '../base/brand-source.ts';

export const BRAND_FILES_PATH = '/m/_brand/:brand/:file';
const FOR_EVER = 'public, max-age=31536000, immutable';
const PICTURE_URL = /url\(\s*['"]?pictures\/([\w.-]+)['"]?\s*\)/g;

/** Tokens with the immutable URLs of their pictures, which carry the folder's revision. */
export const withPictureAddresses = (name: string, { tokens, revision }: BrandFolder): string =>
  tokens.replace(PICTURE_URL, (_, file: string) => `url("/m/_brand/${name}/${file}?v=${revision}")`);

/** A brand's picture. Null: there is none. */
export const brandPicture = async (brands: BrandSource, name: string, file: string): Promise<Response | null> => {
  const picture = (await brands(name))?.pictures.get(file);
  if (picture === undefined) return null;
  return new Response(picture.bytes, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': FOR_EVER },
  });
};
