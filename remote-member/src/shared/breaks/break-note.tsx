import type { EXCLUSION_KINDS } from 'shared-kernel/contracts/excluded';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Note } from 'shared-kernel/ui/note';

/** What a break from play leaves open, and what not, where it stands in the way. */
const TEXTS = {
  deposit: { timeOut: 'break.deposit.timeOut', selfExclusion: 'break.deposit.selfExclusion' },
  security: { timeOut: 'break.security.timeOut', selfExclusion: 'break.security.selfExclusion' },
  withdraw: { timeOut: 'break.withdraw.timeOut', selfExclusion: 'break.withdraw.selfExclusion' },
} as const;

interface BreakNoteProps {
  readonly at: keyof typeof TEXTS;
  /** One that is newer than the page reads as a time-out. */
  readonly exclusion: { readonly kind: string; readonly until: string };
}

const kindOf = (kind: string): (typeof EXCLUSION_KINDS)[number] => (kind === 'selfExclusion' ? kind : 'timeOut');

/** That the member takes a break from play, until when, and what it means here. */
export const BreakNote = ({ at, exclusion: { kind, until } }: BreakNoteProps) => {
  const { t } = useTranslation('member');
  const { day, time } = useFormat();
  return <Note tone="warn">{t(TEXTS[at][kindOf(kind)], { day: day(until), time: time(until) })}</Note>;
};
