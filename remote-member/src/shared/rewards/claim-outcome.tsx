import type { claimReward } from '@shared-kernel/contracts/member/rewards';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Note } from '@shared-kernel/ui/note';
import { useEffect, useRef } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { ApiMutation } from 'shared-kernel/query';
import styles from './rewards.module.css';

const FAILURES = {
  'reward.expired': 'claim.refused.expired',
  'reward.ended': 'claim.refused.ended',
  'reward.active': 'claim.refused.active',
  'member.excluded': 'claim.refused.excluded',
  'not.found': 'claim.refused.gone',
  otherwise: 'claim.refused.unknown',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof claimReward>>;

/** What the last press came to, said where it is heard. */
export const ClaimOutcome = ({ claim }: { readonly claim: ApiMutation<typeof claimReward> }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { data, error, isPending } = claim;
  const text = parseAmount(data?.required ?? '0.00') > 0 ? 'claim.started' : 'claim.claimed';
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus may go with what it claimed, or could not.
    if ((data !== undefined || error !== null) && !isPending) said.current?.focus();
  }, [data, error, isPending]);
  return (
    <div ref={said} role="status" tabIndex={-1} className={styles.outcome}>
      {data !== undefined && !isPending && <Note tone="ok">{t(text, { amount: money(data.amount) })}</Note>}
      {error !== null && !isPending && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
    </div>
  );
};
