import { TEXT_LIMIT_BYTES } from 'shared-kernel/contracts/body-limit';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { isSafeTwice } from './call-contracts.ts';
import { type InstanceState, NotSent, type PlatformInstance, ShutOff } from './upstream.ts';
import { createInstanceStates, type State } from './upstream-states.ts';

export interface PlatformPool {
  readonly send: EdgeDeps['platform'];
  /** Looks at every instance, for whoever has a clock to do it by. */
  look(): Promise<void>;
  readonly instances: () => readonly InstanceState[];
}

/** A call that may go twice goes twice at most: more would be a storm when everything is down. */
const MOST_TRIES = 2;
/** While no instance answers, so many calls at a time find out whether one does again; the others hear at once that none does. */
export const FINDING_OUT = 8;

/** A copy to send again; null where the body is too heavy to keep. */
const spareOf = (request: Request): Request | null => {
  const isLight = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY) <= TEXT_LIMIT_BYTES;
  return request.body === null || isLight ? request.clone() : null;
};

/**
 * Spreads calls over the processes of the platform: to the one with the fewest unanswered, past those that are down. What
 * waits at an instance found down goes on at another if it may be sent twice, and so does what never left. When all are
 * down, all are tried by a few calls at a time, since a wrong look must not close the site; the rest is told to come back
 * (ShutOff), so that nobody waits out a time limit at a platform that answers nobody.
 */
export const createPlatformPool = (
  instances: readonly PlatformInstance[],
  deps: Pick<EdgeDeps, 'clock' | 'log'>,
): PlatformPool => {
  const { states, isUp, isAnyUp, attempt, look } = createInstanceStates(instances, deps);
  let turn = 0;

  const choose = (tried: readonly State[]): State => {
    const untried = states.filter((state) => !tried.includes(state));
    const left = untried.length > 0 ? untried : states;
    const up = left.filter(isUp);
    const candidates = up.length > 0 ? up : left;
    const least = Math.min(...candidates.map(({ attempts }) => attempts.size));
    const idle = candidates.filter(({ attempts }) => attempts.size === least);
    turn += 1;
    const chosen = idle[turn % idle.length];
    if (chosen === undefined) throw new Error('There is no platform to send to.');
    return chosen;
  };

  const refuseWhenShut = (): void => {
    const waiting = states.reduce((sum, { attempts }) => sum + attempts.size, 0);
    if (!isAnyUp() && waiting >= FINDING_OUT) throw new ShutOff('no process of the platform answers');
  };

  const send = async (request: Request, tried: readonly State[] = []): Promise<Response> => {
    refuseWhenShut();
    const state = choose(tried);
    const isSafe = isSafeTwice(request);
    const hasOther = states.some((one) => one !== state && !tried.includes(one));
    const isLast = tried.length + 1 >= MOST_TRIES || !(hasOther || isSafe);
    const spare = isLast ? null : spareOf(request);
    try {
      return await attempt(state, request, spare !== null && isSafe && hasOther);
    } catch (error) {
      const mayGoAgain = error instanceof NotSent ? hasOther : isSafe;
      if (spare === null || request.signal.aborted || !mayGoAgain) throw error;
      return send(spare, [...tried, state]);
    }
  };

  return {
    send: (request) => send(request),
    look,
    instances: () => states.map((state) => ({ name: state.instance.name, isUp: isUp(state) })),
  };
};
