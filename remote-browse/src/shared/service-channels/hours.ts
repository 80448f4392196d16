import { merchantTime } from 'shared-kernel/format';
import type { ServiceEntry } from './channels.ts';

/** Whether somebody answers now, and until or from when: `23:00` by the merchant's clock. */
export type Duty =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly from: string };

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isWithin = (at: string, from: string, until: string): boolean =>
  from <= until ? at >= from && at < until : at >= from || at < until;

/** An entry without hours, or with hours that nobody can read, is taken as one that always answers. */
export const dutyOf = (
  { opensAt = '', closesAt = '' }: Pick<ServiceEntry, 'opensAt' | 'closesAt'>,
  now: Date,
): Duty => {
  if (!CLOCK_TIME.test(opensAt) || !CLOCK_TIME.test(closesAt) || opensAt === closesAt) return { kind: 'always' };
  return isWithin(merchantTime(now), opensAt, closesAt)
    ? { kind: 'open', until: closesAt }
    : { kind: 'closed', from: opensAt };
};

/** Nobody answers now, on no channel. */
export const isOffDuty = (entries: readonly ServiceEntry[], now: Date): boolean =>
  entries.every((entry) => dutyOf(entry, now).kind === 'closed');
