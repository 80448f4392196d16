/** The connection failed before a byte of the request left, so the request may be sent again whatever it does. */
export class UpstreamUnreachable extends Error {
  readonly kind = 'upstream-unreachable';
}

/** The upstream did not begin its answer in time. The proxy aborts the request with it, and the pool marks the upstream down. */
export class UpstreamTimeout extends Error {
  readonly kind = 'upstream-timeout';
}

/** Every upstream is down, and all half-open probes are in use. */
export class CircuitOpen extends Error {
  readonly kind = 'circuit-open';
}

/** One process of the platform. */
export interface Upstream {
  /** Its origin, for logs and metrics. */
  readonly name: string;
  /** Rejects with UpstreamUnreachable when the connection fails. */
  send(request: Request): Promise<Response>;
  /** Health check: whether the upstream answers that it is ready. Ends within about a second. */
  checkHealth(): Promise<boolean>;
}

export interface UpstreamStatus {
  readonly name: string;
  readonly isUp: boolean;
}
