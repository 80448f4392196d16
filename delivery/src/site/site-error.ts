/** Something that a person can put right: its message is shown without a stack. */
export class SiteError extends Error {
  readonly kind = 'site';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SiteError';
  }
}

/** Errors whose message is all that a person needs; any other is a defect and keeps its stack. */
export const isExplained = (error: unknown): error is Error =>
  error instanceof Error && 'kind' in error && (error.kind === 'site' || error.kind === 'registry');
