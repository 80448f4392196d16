import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { isIdempotent } from './call-contracts.ts';
import { CircuitOpen, type Upstream, type UpstreamStatus, UpstreamTimeout, UpstreamUnreachable } from './upstream.ts';

/** Concurrent requests that are forwarded while every upstream is down. */
export const HALF_OPEN_PROBES = 8;

interface UpstreamState {
  readonly upstream: Upstream;
  isUp: boolean;
  /** A change is logged by health checks and failures only: an upstream that answers late to both is one line in the log. */
  isLoggedDown: boolean;
  inFlight: number;
  /** Ends the attempts that another upstream may take over. */
  readonly failovers: Set<AbortController>;
  lastUsed: number;
}

export interface UpstreamPool {
  readonly send: EdgeDeps['platform'];
  /** Runs one health check of every upstream. */
  checkHealth(): Promise<void>;
  readonly statuses: () => readonly UpstreamStatus[];
}

/** A copy for the second attempt. Null: the body is too heavy to keep in memory. */
const copyOf = (request: Request): Request | null => {
  const isLight = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY) <= TEXT_LIMIT_BYTES;
  return request.body === null || isLight ? request.clone() : null;
};

/**
 * Load balancer: least requests in flight among the upstreams that are up, at most two attempts for each request. An
 * idempotent request that waits at an upstream found down fails over to another; so does any request whose connection failed.
 *
 * Circuit breaker: health checks can fail on all upstreams for one shared reason (a slow database delays every `/ready`), so
 * an open circuit still forwards a few requests as half-open probes. The first answer closes it. The rest fails fast.
 */
export const createUpstreamPool = (upstreams: readonly Upstream[], { log }: Pick<EdgeDeps, 'log'>): UpstreamPool => {
  const states = upstreams.map(
    (upstream): UpstreamState => ({
      upstream,
      isUp: true,
      isLoggedDown: false,
      inFlight: 0,
      failovers: new Set(),
      lastUsed: 0,
    }),
  );
  let turn = 0;
  const isAnyUp = (): boolean => states.some(({ isUp }) => isUp);

  const markDown = (state: UpstreamState, reason: string): void => {
    state.isUp = false;
    const detail = `${state.upstream.name}: ${reason}`;
    if (!state.isLoggedDown) log({ level: 'warn', event: 'platform.instance-down', detail });
    state.isLoggedDown = true;
    if (isAnyUp()) for (const failover of state.failovers) failover.abort(new Error(detail));
  };

  const markUp = (state: UpstreamState): void => {
    state.isUp = true;
    if (state.isLoggedDown) log({ level: 'info', event: 'platform.instance-up', detail: state.upstream.name });
    state.isLoggedDown = false;
  };

  const choose = (except?: UpstreamState): UpstreamState => {
    const inFlight = states.reduce((sum, state) => sum + state.inFlight, 0);
    if (!isAnyUp() && inFlight >= HALF_OPEN_PROBES) throw new CircuitOpen('no process of the platform answers');
    const others = states.filter((state) => state !== except);
    const rest = others.length > 0 ? others : states;
    const up = rest.filter(({ isUp }) => isUp);
    const [chosen] = (up.length > 0 ? up : rest).toSorted((a, b) => a.inFlight - b.inFlight || a.lastUsed - b.lastUsed);
    if (chosen === undefined) throw new Error('The pool has no upstream.');
    turn += 1;
    chosen.lastUsed = turn;
    return chosen;
  };

  const attempt = async (state: UpstreamState, request: Request, isMovable = false): Promise<Response> => {
    const failover = new AbortController();
    if (isMovable) state.failovers.add(failover);
    state.inFlight += 1;
    try {
      const signal = AbortSignal.any([request.signal, failover.signal]);
      const answer = await state.upstream.send(isMovable ? new Request(request, { signal }) : request);
      state.isUp = true;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamUnreachable) markDown(state, error.message);
      const { reason } = request.signal;
      if (reason instanceof UpstreamTimeout) markDown(state, reason.message);
      throw error;
    } finally {
      state.inFlight -= 1;
      state.failovers.delete(failover);
    }
  };

  const send = async (request: Request): Promise<Response> => {
    const state = choose();
    const mayRepeat = isIdempotent(request);
    const hasOther = states.length > 1;
    const copy = mayRepeat || hasOther ? copyOf(request) : null;
    try {
      return await attempt(state, request, copy !== null && mayRepeat && hasOther);
    } catch (error) {
      const isRetried = error instanceof UpstreamUnreachable ? hasOther : mayRepeat;
      if (copy === null || request.signal.aborted || !isRetried) throw error;
      return attempt(choose(state), copy);
    }
  };

  return {
    send,
    checkHealth: async () => {
      await Promise.all(
        states.map(async (state) => {
          const isReady = await state.upstream.checkHealth().catch(() => false);
          if (isReady) markUp(state);
          else markDown(state, 'not ready');
        }),
      );
    },
    statuses: () => states.map(({ upstream, isUp }) => ({ name: upstream.name, isUp })),
  };
};
