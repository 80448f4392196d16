import type { claimRebate, getManualRebate } from '@shared-kernel/contracts/member/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Note } from '@shared-kernel/ui/note';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useClaimRebate } from './api/manual-rebate.ts';
import styles from './manual-rebate.module.css';

export type Rebate = ValueOf<typeof getManualRebate>;

interface StateProps {
  readonly rebate: Rebate;
  /** What the last press brought. */
  readonly given: string | undefined;
}

/** What of the day is claimed, and what becomes of the rest. */
const State = ({ rebate: { open, claimable, claimed, leastClaim, endsAt }, given }: StateProps) => {
  const { t } = useTranslation('member');
  const { money, minute } = useFormat();
  const isOpen = parseAmount(open) > 0;
  const said =
    given === undefined
      ? t('manualRebate.claimed', { amount: money(claimed) })
      : t('manualRebate.done', { amount: money(given) });
  return (
    <div className={styles.state} role="status">
      {(given !== undefined || parseAmount(claimed) > 0) && <Note tone="ok">{said}</Note>}
      {isOpen && parseAmount(claimable) === 0 && <p>{t('manualRebate.least', { amount: money(leastClaim) })}</p>}
      {isOpen ? <p>{t('manualRebate.rest', { time: minute(endsAt) })}</p> : <p>{t('manualRebate.none')}</p>}
    </div>
  );
};

const FAILURES = {
  'rebate.minimum': 'manualRebate.refused',
  otherwise: 'manualRebate.notClaimed',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof claimRebate>>;

interface ClaimCardProps {
  readonly rebate: Rebate;
  /** What is left after a claim is on its way: pressed meanwhile, it would be refused. */
  readonly isAsking: boolean;
}

/** The sum over all categories, and one press for all of it. */
export const ClaimCard = ({ rebate, isAsking }: ClaimCardProps) => {
  const { t } = useTranslation('member');
  const { mutate, isPending, error, data } = useClaimRebate();
  return (
    <Card as="section" variant="balance" isPadded className={styles.claim} aria-label={t('manualRebate.open')}>
      <p className={styles.quiet}>{t('manualRebate.open')}</p>
      <MoneyFit amount={rebate.open} size={5} />
      <State rebate={rebate} given={isPending ? undefined : data?.amount} />
      <Button
        variant="primary"
        isBlock
        isBusy={isPending || isAsking}
        disabled={parseAmount(rebate.claimable) === 0}
        onClick={() => mutate({})}
      >
        {t('manualRebate.claimAll')}
      </Button>
      {error !== null && !isPending && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
    </Card>
  );
};
