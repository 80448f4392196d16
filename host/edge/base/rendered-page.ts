import type { createCompressible } from './compression.ts';

/** A document ready to send: the same for every visitor of the same merchant, language and path. */
export interface RenderedPage {
  readonly status: number;
  /** Complete but for what one request is (`answers/complete-headers.ts`). */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyFor: ReturnType<typeof createCompressible>;
}
