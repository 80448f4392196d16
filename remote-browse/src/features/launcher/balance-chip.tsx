import { paths } from 'shared-kernel/contracts/paths';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { Plus } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { Money } from 'shared-kernel/ui/money';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './balance-chip.module.css';

const Amount = () => {
  const isVisible = useBalanceVisibility();
  const { data, isError } = useBalance();
  if (data !== undefined) return <Money amount={data.sumBalance} size={2} isHidden={!isVisible} />;
  return isError ? <span aria-hidden="true">–</span> : <Skeleton width={76} height={14} radius="line" />;
};

/** The member's balance, and the way to add to it. Said again when it changes. */
export const BalanceChip = () => {
  const kit = useKitTexts();
  return (
    <Link to={paths.deposit} className={styles.chip}>
      <span aria-live="polite">
        <VisuallyHidden>{kit('balance.total')} </VisuallyHidden>
        <Amount />
      </span>
      <span className={styles.plus}>
        <Icon of={Plus} size="s" />
        <VisuallyHidden>{kit('deposit')}</VisuallyHidden>
      </span>
    </Link>
  );
};
