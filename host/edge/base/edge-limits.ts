/** What the document server grants a call to the platform. */
export interface EdgeLimits {
  /** How long the platform may take to begin its answer once it has the whole request, in milliseconds. */
  readonly callMs: number;
  /** Calls to the platform that are unanswered at a time. */
  readonly inFlight: number;
}

export const DEFAULT_LIMITS: EdgeLimits = { callMs: 10_000, inFlight: 1024 };
