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
