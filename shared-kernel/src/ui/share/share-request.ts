import type { CopyWords } from 'shared-kernel/clipboard';

export interface ShareRequest {
  /** What is shared, as the heading of the phone's own sheet and of ours. */
  readonly title: string;
  readonly text?: string;
  readonly url: string;
  /** The words of the sheet that stands in where the browser cannot share. */
  readonly words: CopyWords & {
    readonly copy: string;
    readonly close: string;
    /** What the QR code is for. */
    readonly code: string;
  };
}
