import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Plus } from 'shared-kernel/icons';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { Money } from 'shared-kernel/ui/money';
import styles from './header.module.css';

/** The balance with its deposit shortcut, for headers with a title. */
export const BalanceChip = () => {
  const { t } = useTranslation('frame');
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  return (
    <Link to="/m/voucherCenter" className={styles.chip} aria-label={t('header.deposit')}>
      {balance.data !== undefined && (
        <Money
          amount={balance.data.sumBalance}
          size={2}
          isHidden={!isVisible}
          hiddenLabel={t('header.balanceHidden')}
        />
      )}
      <span className={styles.chipPlus}>
        <Icon of={Plus} size="s" />
      </span>
    </Link>
  );
};
