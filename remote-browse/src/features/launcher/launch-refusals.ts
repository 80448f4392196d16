import type { launchGame } from '@shared-kernel/contracts/browse/play';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import type { ApiErrorCode, FailureCodeOf } from 'shared-kernel/api';

/** What a player can do about a launch that was refused; the first is the main one. */
export type RefusalAction = 'retry' | 'deposit' | 'login' | 'break' | 'home' | 'demo';

export interface Refusal {
  /** Under `launch.refused` in the translations. */
  readonly text:
    | 'unavailable'
    | 'insufficient'
    | 'expired'
    | 'notAllowed'
    | 'excluded'
    | 'maintenance'
    | 'busy'
    | 'tooFast'
    | 'unknownGame'
    | 'failed'
    | 'line';
  readonly actions: readonly RefusalAction[];
}

const NOT_ALLOWED: Refusal = { text: 'notAllowed', actions: ['home'] };
const FAILED: Refusal = { text: 'failed', actions: ['retry', 'home'] };

const REFUSALS = {
  network: { text: 'line', actions: ['retry', 'home'] },
  'game.unavailable': { text: 'unavailable', actions: ['home'] },
  'wallet.insufficient': { text: 'insufficient', actions: ['deposit', 'demo', 'home'] },
  'session.expired': { text: 'expired', actions: ['login', 'home'] },
  'member.excluded': { text: 'excluded', actions: ['break', 'home'] },
  'not.found': { text: 'unknownGame', actions: ['home'] },
  'rate.limited': { text: 'tooFast', actions: ['retry', 'home'] },
  'platform.busy': { text: 'busy', actions: ['retry', 'home'] },
  'platform.maintenance': { text: 'maintenance', actions: ['retry', 'home'] },
  'location.blocked': NOT_ALLOWED,
  'user.disabled': NOT_ALLOWED,
  'feature.unavailable': NOT_ALLOWED,
  'trial.rejected': NOT_ALLOWED,
} satisfies Partial<Record<FailureCodeOf<typeof launchGame>, Refusal>>;

/** What to say and offer. The demo is offered only for a game that can be played for free. */
export const refusalOf = (code: ApiErrorCode, isFreePlayAllowed: boolean): Refusal => {
  const { text, actions } = safeLookup<Refusal>(REFUSALS, code) ?? FAILED;
  return { text, actions: actions.filter((action) => action !== 'demo' || isFreePlayAllowed) };
};
