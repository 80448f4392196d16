import type { Hono } from 'hono';
import type { RequestKind } from './edge-meter.ts';

/** What a request carries on its way through the document server. */
export interface EdgeEnv {
  readonly Variables: {
    /** The address as the browser has it. */
    site: URL;
    /** Its name in the logs. */
    requestId: string;
    kind: RequestKind;
    /** The answer says everything about itself already. */
    isComplete: boolean;
  };
}

export type EdgeApp = Hono<EdgeEnv>;
