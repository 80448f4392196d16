import { Card } from '@shared-kernel/ui/card';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money, MoneyFit } from '@shared-kernel/ui/money';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type Funds, useConsolidatedFunds } from './api/withdraw-calls.ts';
import styles from './withdraw.module.css';

const PLACES = ['bonus', 'withdrawing', 'checking'] as const;

/** What is the member's and not in the wallet: as a bonus, on its way out, or looked at before it is in. */
const MoneyElsewhere = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useConsolidatedFunds()}
      fallback={null}
      variant="line"
      errorFallback={{ title: t('withdraw.elsewhere.failed') }}
    >
      {(funds) =>
        PLACES.filter((place) => parseAmount(funds[place]) > 0).map((place) => (
          <p key={place} className={styles.line}>
            <span className={styles.quiet}>{t(`withdraw.elsewhere.${place}`)}</span>
            <Money amount={funds[place]} size={2} tone="plain" />
          </p>
        ))
      }
    </Loaded>
  );
};

/** What may leave now, what turnover holds of the rest, and how often it may be asked for today. */
export const FundsCard = ({ funds }: { readonly funds: Funds }) => {
  const { t } = useTranslation('member');
  const { withdrawable, locked, attemptsLeft, perDay } = funds;
  return (
    <Card as="section" variant="balance" isPadded aria-label={t('withdraw.can')}>
      <p className={styles.quiet}>{t('withdraw.can')}</p>
      <MoneyFit amount={withdrawable} size={5} />
      {parseAmount(locked) > 0 && (
        <p className={styles.line}>
          <span className={styles.quiet}>{t('withdraw.locked')}</span>
          <Money amount={locked} size={2} tone="plain" />
        </p>
      )}
      <MoneyElsewhere />
      {attemptsLeft !== undefined && perDay !== undefined && (
        <p className={styles.quiet}>{t('withdraw.attempts', { count: attemptsLeft, most: perDay })}</p>
      )}
    </Card>
  );
};
