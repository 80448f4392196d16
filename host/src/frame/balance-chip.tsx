import { useBalanceVisibility } from 'shared-kernel/frame';
import { Plus } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { Money } from 'shared-kernel/ui/money';
import styles from './header.module.css';

/** The balance with its deposit shortcut, for headers with a title. */
export const BalanceChip = () => {
  const kit = useKitTexts();
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  return (
    <Link to="/m/voucherCenter" className={styles.chip} aria-label={kit('deposit')}>
      {balance.data !== undefined && <Money amount={balance.data.sumBalance} size={2} isHidden={!isVisible} />}
      <span className={styles.chipPlus}>
        <Icon of={Plus} size="s" />
      </span>
    </Link>
  );
};
