import type { EdgeDeps } from '../base/edge-deps.ts';
import { NotSent, type PlatformInstance, TimeLimit } from './upstream.ts';

/** How long an instance that failed is passed over, if nobody looks at it in the meantime. */
const DOWN_MS = 3000;

interface Attempt {
  readonly isMovable: boolean;
  readonly leave: AbortController;
}

export interface State {
  readonly instance: PlatformInstance;
  readonly attempts: Set<Attempt>;
  downUntil: number;
  isReportedDown: boolean;
}

/** Which processes of the platform answer, and what waits at each. */
export const createInstanceStates = (
  instances: readonly PlatformInstance[],
  { clock, log }: Pick<EdgeDeps, 'clock' | 'log'>,
) => {
  const states = instances.map(
    (instance): State => ({ instance, attempts: new Set(), downUntil: 0, isReportedDown: false }),
  );
  const isUp = ({ downUntil }: State): boolean => downUntil <= clock();
  const isAnyUp = (): boolean => states.some(isUp);

  /** What waits there goes on elsewhere, if it may and there is an elsewhere. */
  const setDown = (state: State, reason: string): void => {
    state.downUntil = clock() + DOWN_MS;
    const detail = `${state.instance.name}: ${reason}`;
    if (!state.isReportedDown) log({ level: 'warn', event: 'platform.instance-down', detail });
    state.isReportedDown = true;
    if (!isAnyUp()) return;
    for (const { isMovable, leave } of state.attempts) if (isMovable) leave.abort(new Error(detail));
  };

  const setUp = (state: State): void => {
    state.downUntil = 0;
    if (state.isReportedDown) log({ level: 'info', event: 'platform.instance-up', detail: state.instance.name });
    state.isReportedDown = false;
  };

  /** Sends a call to one instance, and learns from how it ends. */
  const attempt = async (state: State, request: Request, isMovable: boolean): Promise<Response> => {
    const one: Attempt = { isMovable, leave: new AbortController() };
    state.attempts.add(one);
    const signal = AbortSignal.any([request.signal, one.leave.signal]);
    try {
      const answer = await state.instance.send(new Request(request, { signal }));
      // Whatever a look says: who answers is there. Only a look is news for the log.
      state.downUntil = 0;
      return answer;
    } catch (error) {
      if (one.leave.signal.aborted && !request.signal.aborted) throw one.leave.signal.reason;
      if (error instanceof NotSent) setDown(state, error.message);
      if (request.signal.reason instanceof TimeLimit) setDown(state, request.signal.reason.message);
      throw error;
    } finally {
      state.attempts.delete(one);
    }
  };

  const look = async (): Promise<void> => {
    await Promise.all(
      states.map(async (state) => {
        const isReady = await state.instance.look().catch(() => false);
        if (isReady) setUp(state);
        else setDown(state, 'not ready');
      }),
    );
  };

  return { states, isUp, isAnyUp, attempt, look };
};
