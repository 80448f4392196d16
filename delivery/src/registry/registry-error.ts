/** A refusal that a person can act on: the message says what is wrong and what to do about it. */
export class RegistryError extends Error {
  readonly kind = 'registry';
  readonly isExplained = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegistryError';
  }
}

export const isRegistryError = (error: unknown): error is RegistryError =>
  error instanceof Error && 'kind' in error && error.kind === 'registry';
