import type { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Card } from '@shared-kernel/ui/card';
import { Money, MoneyFit } from '@shared-kernel/ui/money';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { MoneyElsewhere } from './money-elsewhere.tsx';
import styles from './withdraw.module.css';

export type Funds = ValueOf<typeof getWithdrawable>;

/** What may leave now, what turnover holds of the rest, and how often it may be asked for today. */
export const FundsCard = ({ funds }: { readonly funds: Funds }) => {
  const { t } = useTranslation('member');
  const { withdrawable, locked, attemptsLeft, perDay } = funds;
  return (
    <Card as="section" look="balance" isPadded aria-label={t('withdraw.can')}>
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
