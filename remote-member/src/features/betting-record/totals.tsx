import { useTranslation } from 'shared-kernel/i18n';
import { Money } from 'shared-kernel/ui/money';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import type { BetTotals } from './api/bet-records.ts';
import styles from './betting-record.module.css';
import { Profit } from './profit.tsx';

/** Sums over all bets of the filters, kept in view while the list scrolls under them. */
export const Totals = ({ totals }: { readonly totals: BetTotals | undefined }) => {
  const { t } = useTranslation('member');
  return (
    <dl className={styles.totals} aria-label={t('record.totals')} aria-busy={totals === undefined}>
      <div>
        <dt>{t('record.stake')}</dt>
        <dd>
          {totals === undefined ? (
            <Skeleton width={72} height={22} radius="line" />
          ) : (
            <Money amount={totals.stake} tone="plain" />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('record.validBet')}</dt>
        <dd>
          {totals === undefined ? (
            <Skeleton width={72} height={22} radius="line" />
          ) : (
            <Money amount={totals.validBet} tone="plain" />
          )}
        </dd>
      </div>
      <div className={styles.end}>
        <dt>{t('record.profit')}</dt>
        <dd>
          {totals === undefined ? <Skeleton width={72} height={22} radius="line" /> : <Profit amount={totals.profit} />}
        </dd>
      </div>
    </dl>
  );
};
