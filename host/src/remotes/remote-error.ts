/** A remote could not be had: neither its live release nor the one before it. */
export class RemoteLoadError extends Error {
  readonly kind = 'remote-load';
  readonly remote: string;
  readonly compositionId: string;

  constructor(remote: string, compositionId: string, cause: unknown) {
    super(`The ${remote} remote did not load (composition ${compositionId}).`, { cause });
    this.remote = remote;
    this.compositionId = compositionId;
  }
}
