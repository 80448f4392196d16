/** Limits of a call to the platform. */
export interface EdgeLimits {
  /** Time from the whole request to the head of the answer, in milliseconds. */
  readonly callMs: number;
  /** Concurrent calls. */
  readonly inFlight: number;
}

export const DEFAULT_LIMITS: EdgeLimits = { callMs: 10_000, inFlight: 1024 };
