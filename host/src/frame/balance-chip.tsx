import { paths } from 'shared-kernel/contracts/paths';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { Plus } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { Money } from 'shared-kernel/ui/money';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './header.module.css';

/** The balance with its deposit shortcut, for headers with a title. */
export const BalanceChip = () => {
  const kit = useKitTexts();
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  return (
    <Link to={paths.deposit} className={styles.chip}>
      {balance.data !== undefined && (
        <>
          <VisuallyHidden>{kit('balance.total')} </VisuallyHidden>
          <Money amount={balance.data.sumBalance} size={2} isHidden={!isVisible} />
        </>
      )}
      <span className={styles.chipPlus}>
        <Icon of={Plus} size="s" />
        <VisuallyHidden>{kit('deposit')}</VisuallyHidden>
      </span>
    </Link>
  );
};
