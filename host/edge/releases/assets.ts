import { LASTING_FOLDER, type Release } from '@shared-kernel/contracts/release/release';

/** A file of a release with its URL. */
export interface Asset {
  readonly url: string;
  readonly integrity: string | undefined;
}

/** Where a release's files live: `<origin>/<version+commit>/`. Null: no origin is configured for the package. */
export const baseUrlOf = (origins: Readonly<Record<string, string>>, release: Release): string | null => {
  const origin = Object.hasOwn(origins, release.name) ? origins[release.name] : undefined;
  return origin === undefined ? null : `${origin.replace(/\/$/, '')}/${release.version}+${release.commit}/`;
};

/** URL of a content-addressed file, as the host's own loader builds it: `<origin>/files/<file>`. */
const urlOf = (baseUrl: string, file: string): string =>
  (file.startsWith(LASTING_FOLDER) ? baseUrl.replace(/[^/]+\/$/, '') : baseUrl) + file;

/** Distinct files with their URLs. */
export const assetsOf = (baseUrl: string, release: Release, files: readonly string[]): Asset[] =>
  [...new Set(files)].map((file) => ({ url: urlOf(baseUrl, file), integrity: release.files[file]?.integrity }));
