import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Funds } from './funds-card.tsx';
import styles from './withdraw.module.css';

type Promised = Pick<Funds, 'paidWithinMinutes' | 'reviewedWithinHours' | 'reviewAbove'>;

interface ExpectedTimeProps {
  readonly funds: Promised;
  /** What is asked for: a large amount is always looked at. */
  readonly amount?: string;
}

/** When the money is there: as a rule, and where a person looks first. Nothing where the platform promises nothing. */
export const ExpectedTime = ({ funds, amount = '0.00' }: ExpectedTimeProps) => {
  const { t } = useTranslation('member');
  const { paidWithinMinutes: minutes, reviewedWithinHours: hours, reviewAbove } = funds;
  const isLarge = reviewAbove !== undefined && parseAmount(amount) > parseAmount(reviewAbove);
  if (minutes === undefined || hours === undefined) return null;
  return (
    <p className={styles.quiet}>
      {!isLarge && `${t('withdraw.expected.soon', { count: minutes })} `}
      {t('withdraw.expected.review', { count: hours })}
    </p>
  );
};
