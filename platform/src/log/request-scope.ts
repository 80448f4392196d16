import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Who asks, for the log, the audit and the list of sessions: known from a request's first line to its last. */
export interface RequestScope {
  readonly requestId: string;
  /** As our outermost proxy wrote it; undefined when none did. */
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  /** The browser's own id, once it has one. */
  visitor: string | undefined;
  /** Whose session it is, once that is found. */
  memberId?: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id that the proxy before us gave, if it is one, so that one request has one name in all logs; else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();

/** Everything that `work` does, also later, is part of this request. */
export const inRequest = <Result>(scope: RequestScope, work: () => Result): Result => scopes.run(scope, work);

/** The request that is being answered; undefined in a job or at the start. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();
