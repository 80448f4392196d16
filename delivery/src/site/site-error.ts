/** Something that a person can put right: its message is shown without a stack. */
export class SiteError extends Error {
  readonly kind = 'site';
  readonly isExplained = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SiteError';
  }
}
