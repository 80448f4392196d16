import { paths } from 'shared-kernel/contracts/paths';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Plus } from 'shared-kernel/icons';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import { Money } from 'shared-kernel/ui/money';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './balance-chip.module.css';

const Amount = () => {
  const { t } = useTranslation('browse');
  const isVisible = useBalanceVisibility();
  const { data, isError } = useBalance();
  if (data !== undefined)
    return <Money amount={data.sumBalance} size={2} isHidden={!isVisible} hiddenLabel={t('launch.balanceHidden')} />;
  return isError ? <span aria-hidden="true">–</span> : <Skeleton width={76} height={14} radius="line" />;
};

/** The member's balance, and the way to add to it. Said again when it changes. */
export const BalanceChip = () => {
  const { t } = useTranslation('browse');
  return (
    <Link to={paths.deposit} className={styles.chip}>
      <span aria-live="polite">
        <VisuallyHidden>{t('launch.balance')} </VisuallyHidden>
        <Amount />
      </span>
      <span className={styles.plus}>
        <Icon of={Plus} size="s" />
        <VisuallyHidden>{t('launch.deposit')}</VisuallyHidden>
      </span>
    </Link>
  );
};
