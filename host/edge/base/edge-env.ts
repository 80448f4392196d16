import type { Hono } from 'hono';
import type { RequestKind } from './edge-meter.ts';

/** Variables of a request's context. */
export interface EdgeEnv {
  readonly Variables: {
    /** The URL as the browser sent it. */
    site: URL;
    requestId: string;
    kind: RequestKind;
    /** The response has its default headers already. */
    isComplete: boolean;
  };
}

export type EdgeApp = Hono<EdgeEnv>;
