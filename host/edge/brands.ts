import { BASE_HEADERS } from './security-headers.ts';

/** A brand's folder as the document server reads it: everything that makes the site look like that brand. */
export interface BrandFolder {
  /** Custom properties in place of the default look's, as declarations; empty for the default look. */
  readonly tokens: string;
  /** The sign: an SVG painted with the brand's tokens. */
  readonly mark: string;
  /** By file name. Tokens name them as `url('pictures/backdrop.svg')`. */
  readonly pictures: ReadonlyMap<string, BrandPicture>;
  /** Another one whenever a file of the folder has changed. */
  readonly revision: string;
}

export interface BrandPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Null: no such brand. Asked on every request, so it has to be cheap. */
export type BrandSource = (name: string) => Promise<BrandFolder | null>;

/** The brand of unknown host names, and the look of brands without a folder. */
export const DEFAULT_BRAND = 'tala';

export const BRAND_FILES_PATH = '/m/_brand/:brand/:file';
const FOR_EVER = 'public, max-age=31536000, immutable';
const PICTURE_URL = /url\(\s*['"]?pictures\/([\w.-]+)['"]?\s*\)/g;

/** Tokens with the addresses that this server gives their pictures: one for each revision, kept by browsers for ever. */
export const withPictureAddresses = (name: string, { tokens, revision }: BrandFolder): string =>
  tokens.replace(PICTURE_URL, (_, file: string) => `url("/m/_brand/${name}/${file}?v=${revision}")`);

/** A picture of a brand; null when there is none. */
export const brandPicture = async (brands: BrandSource, name: string, file: string): Promise<Response | null> => {
  const picture = (await brands(name))?.pictures.get(file);
  if (picture === undefined) return null;
  return new Response(picture.bytes, {
    headers: { ...BASE_HEADERS, 'Content-Type': picture.type, 'Cache-Control': FOR_EVER },
  });
};
