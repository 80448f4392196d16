import type { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { ownEntry } from '@shared-kernel/contracts/wire/own-entry';
import type { ApiError, FailureCodeOf } from 'shared-kernel/api';

/** Under `play.refused` in the translations, by the server's code. */
const REFUSALS = {
  'draw.closed': 'play.refused.closed',
  'stake.limit': 'play.refused.limit',
  'line.invalid': 'play.refused.line',
  'lottery.unavailable': 'play.refused.unavailable',
  'wallet.insufficient': 'play.refused.insufficient',
  'session.expired': 'play.refused.expired',
  'member.excluded': 'play.refused.excluded',
  'feature.unavailable': 'play.refused.notAllowed',
  'user.disabled': 'play.refused.notAllowed',
  'platform.maintenance': 'play.refused.maintenance',
} as const satisfies Partial<Record<FailureCodeOf<typeof placeOrder>, string>>;

export type SlipRefusal = (typeof REFUSALS)[keyof typeof REFUSALS];

/** The text of a refusal; undefined for one that only says that nothing has changed. */
export const slipRefusalOf = (error: ApiError | null): SlipRefusal | undefined =>
  error === null ? undefined : ownEntry<SlipRefusal>(REFUSALS, error.code);
