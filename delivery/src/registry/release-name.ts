/** A refusal that a person can act on: the message says what is wrong and what to do about it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly kind = 'registry';
  readonly isExplained = true;
}

export const isRegistryError = (error: unknown): error is RegistryError =>
  error instanceof Error && 'kind' in error && error.kind === 'registry';

/** A document that nobody has signed who may, or that is older than what was seen, or out of date. */
export class UntrustedError extends RegistryError {
  readonly isUntrusted = true;
}

export const isUntrustedError = (error: unknown): error is UntrustedError =>
  isRegistryError(error) && 'isUntrusted' in error;

const RELEASE_ID = /^([a-z][a-z0-9-]*)@(\d[\w.-]*\+[\w.-]+)$/;

/** The two halves of `name@version+commit`: the package, and the name of its immutable folder (and first URL segment). */
export interface ReleaseName {
  readonly name: string;
  readonly folder: string;
}

/** Throws a RegistryError when `id` is not `name@version+commit`. */
export const parseReleaseId = (id: string): ReleaseName => {
  const [, name, folder] = RELEASE_ID.exec(id) ?? [];
  if (name === undefined || folder === undefined) {
    throw new RegistryError(
      `"${id}" is not a release: write it as name@version+commit, for example browse@1.0.0+4f2a91c0.9d1e33ab.`,
    );
  }
  return { name, folder };
};

/** Whether a folder of a package's releases is one of them; `files/` is what they have in common. */
export const isReleaseFolder = (folder: string): boolean => /^\d[\w.-]*\+[\w.-]+$/.test(folder);
