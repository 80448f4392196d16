/** A lock that cannot be had, or was lost. The message says whose it is and what to do. */
export class LockError extends Error {
  readonly kind = 'lock';
  readonly isExplained = true;
  /** Who holds it, as far as the file says. */
  readonly holder: { readonly pid: number; readonly machine: string; readonly isSeen: boolean } | null;

  constructor(message: string, holder: LockError['holder']) {
    super(message);
    this.name = 'LockError';
    this.holder = holder;
  }
}

export const isLockError = (error: unknown): error is LockError =>
  error instanceof Error && 'kind' in error && error.kind === 'lock';
