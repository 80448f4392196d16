import { paths } from '@shared-kernel/contracts/system/paths';
import { ReceiptText } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import styles from './deposit.module.css';

/** What is there already, and the way to what was paid in before. */
export const BalanceNow = () => {
  const { t } = useTranslation('member');
  const isVisible = useBalanceVisibility();
  return (
    <div className={styles.apart}>
      <div>
        <p className={styles.dim}>{t('deposit.balance')}</p>
        <Loaded
          query={useBalance()}
          wait={<Skeleton width={120} height={24} radius="line" />}
          look="line"
          failed={{ title: t('deposit.balanceFailed') }}
        >
          {({ sumBalance }) => <MoneyFit amount={sumBalance} isHidden={!isVisible} />}
        </Loaded>
      </div>
      <LinkButton to={paths.depositRecord} size="s" icon={ReceiptText}>
        {t('deposit.records')}
      </LinkButton>
    </div>
  );
};
