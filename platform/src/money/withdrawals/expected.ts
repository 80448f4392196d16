import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';

/** What members are told: when money is there as a rule, and when at the latest a person has looked. */
export const PAID_WITHIN_MINUTES = 15;
export const REVIEWED_WITHIN_HOURS = 24;

const WITHIN_MS: Readonly<Partial<Record<string, number>>> = {
  submitted: REVIEWED_WITHIN_HOURS * HOUR_MS,
  review: REVIEWED_WITHIN_HOURS * HOUR_MS,
  paying: PAID_WITHIN_MINUTES * MINUTE_MS,
} satisfies Partial<Record<keyof typeof WITHDRAWAL.leadsTo, number>>;

/** When a withdrawal that has been in a state since then is paid at the latest; nothing once it has ended. */
export const expectedBy = (state: string, since: Date): { readonly expectedBy?: string } => {
  const within = WITHIN_MS[state];
  return within === undefined ? {} : { expectedBy: new Date(since.getTime() + within).toISOString() };
};
