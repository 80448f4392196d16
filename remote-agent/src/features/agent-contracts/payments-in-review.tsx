import type { ContractKind, ContractState } from '@shared-kernel/contracts/agent/contracts';
import { Card } from '@shared-kernel/ui/card';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './agent-contracts.module.css';

interface PaymentsInReviewProps {
  readonly kind: ContractKind;
  readonly payments: NonNullable<ContractState['inReview']>;
}

/** What the contracts brought and is not paid yet: of which period, and how much. */
export const PaymentsInReview = ({ kind, payments }: PaymentsInReviewProps) => {
  const { t } = useTranslation('agent');
  const { day, minute, money } = useFormat();
  const startOf = kind === 'hourly' ? minute : day;
  return (
    <Card as="section" isPadded className={styles.part} aria-label={t('contracts.inReview')}>
      <SectionHead tone="quiet" title={t('contracts.inReview')} />
      <p className={styles.dim}>{t('contracts.inReviewText')}</p>
      <dl className={styles.facts}>
        {payments.map(({ startsAt, amount }) => (
          <div key={startsAt}>
            <dt>{t('contracts.periodFrom', { day: startOf(startsAt) })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
