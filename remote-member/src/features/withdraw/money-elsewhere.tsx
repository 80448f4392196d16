import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useConsolidatedFunds } from './api/withdraw-calls.ts';
import styles from './withdraw.module.css';

const PLACES = ['bonus', 'withdrawing', 'checking'] as const;

/** What is the member's and not in the wallet: as a bonus, on its way out, or looked at before it is in. */
export const MoneyElsewhere = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded query={useConsolidatedFunds()} wait={null} look="line" failed={{ title: t('withdraw.elsewhere.failed') }}>
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
