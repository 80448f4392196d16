/** Something that a person can put right: its message is shown without a stack. */
export class StackError extends Error {
  readonly kind = 'stack';
  readonly isExplained = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StackError';
  }
}
