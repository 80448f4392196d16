import type { createCompressible } from './compression.ts';

/** A rendered document, equal for all visitors of one merchant, language and path. */
export interface RenderedPage {
  readonly status: number;
  /** All headers but those that depend on the request (`responses/complete-headers.ts`). */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyFor: ReturnType<typeof createCompressible>;
}
