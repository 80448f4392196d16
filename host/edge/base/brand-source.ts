/** The content of a brand's folder. */
export interface BrandFolder {
  /** Custom properties that override the default look's, as declarations. */
  readonly tokens: string;
  /** The brand's mark: an SVG that uses its tokens. */
  readonly mark: string;
  /** By file name. Tokens name them as `url('pictures/backdrop.svg')`. */
  readonly pictures: ReadonlyMap<string, BrandPicture>;
  /** Changes with every file of the folder. */
  readonly revision: string;
}

export interface BrandPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Null: no such brand. Runs on every request, so it has to be cheap. */
export type BrandSource = (name: string) => Promise<BrandFolder | null>;

/** The brand of unknown host names, and the look of brands without a folder. */
export const DEFAULT_BRAND = 'tala';
