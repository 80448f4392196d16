import { paths } from 'shared-kernel/contracts/paths';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { Plus } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { MoneyFit } from 'shared-kernel/ui/money';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './balance-chip.module.css';

interface ShownProps {
  /** An amount in place of the server's last answer; major units with decimals. */
  readonly shown?: string | undefined;
}

const Amount = ({ shown }: ShownProps) => {
  const isVisible = useBalanceVisibility();
  const { data, isError } = useBalance();
  const amount = shown ?? data?.sumBalance;
  if (amount !== undefined) return <MoneyFit amount={amount} size={2} isHidden={!isVisible} />;
  return isError ? <span aria-hidden="true">–</span> : <Skeleton width={76} height={14} radius="line" />;
};

/** The member's balance and the way to add to it, for headers with a title. The amount is part of its name, and said again when it changes. */
export const BalanceChip = ({ shown }: ShownProps) => {
  const kit = useKitTexts();
  return (
    <Link to={paths.deposit} className={styles.chip}>
      <span className={styles.amount} aria-live="polite">
        <VisuallyHidden>{kit('balance.total')} </VisuallyHidden>
        <Amount shown={shown} />
      </span>
      <span className={styles.plus}>
        <Icon of={Plus} size="s" />
        <VisuallyHidden> {kit('deposit')}</VisuallyHidden>
      </span>
    </Link>
  );
};
