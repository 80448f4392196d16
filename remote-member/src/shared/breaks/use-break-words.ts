import type { EXCLUSION_KINDS } from '@shared-kernel/contracts/system/excluded';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

/** What a break from play leaves open, and what not, where it stands in the way. */
const TEXTS = {
  deposit: { timeOut: 'break.deposit.timeOut', selfExclusion: 'break.deposit.selfExclusion' },
  invite: { timeOut: 'break.invite.timeOut', selfExclusion: 'break.invite.selfExclusion' },
  pay: { timeOut: 'break.pay.timeOut', selfExclusion: 'break.pay.selfExclusion' },
  reward: { timeOut: 'break.reward.timeOut', selfExclusion: 'break.reward.selfExclusion' },
  security: { timeOut: 'break.security.timeOut', selfExclusion: 'break.security.selfExclusion' },
  transfer: { timeOut: 'break.transfer.timeOut', selfExclusion: 'break.transfer.selfExclusion' },
  withdraw: { timeOut: 'break.withdraw.timeOut', selfExclusion: 'break.withdraw.selfExclusion' },
} as const;

export type BreakPlace = keyof typeof TEXTS;

export interface BreakOn {
  /** One that is newer than the page reads as a time-out. */
  readonly kind: string;
  readonly until: string;
}

const kindOf = (kind: string): (typeof EXCLUSION_KINDS)[number] => (kind === 'selfExclusion' ? kind : 'timeOut');

/** That the member takes a break from play, until when, and what it means at a place. */
export const useBreakWords = (): ((at: BreakPlace, on: BreakOn) => string) => {
  const { t } = useTranslation('member');
  const { day, time } = useFormat();
  return (at, { kind, until }) => t(TEXTS[at][kindOf(kind)], { day: day(until), time: time(until) });
};
