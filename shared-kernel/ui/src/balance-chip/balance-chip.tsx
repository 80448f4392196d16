import { paths, registerLink } from '@shared-kernel/contracts/system/paths';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { Icon } from '@shared-kernel/ui/icon';
import { Plus } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useBalance } from 'shared-kernel/member';
import { Link, useLocation } from 'shared-kernel/router';
import { useIsOnTrial } from 'shared-kernel/session';
import styles from './balance-chip.module.css';

interface ShownProps {
  /** An amount in place of the server's last answer; major units with decimals. */
  readonly shown?: string | undefined;
}

const Amount = ({ amount, bonus }: { readonly amount: string | undefined; readonly bonus: string | undefined }) => {
  const isVisible = useBalanceVisibility();
  if (amount === undefined) return <Skeleton width={76} height={14} radius="line" />;
  return <BalanceAmount balance={{ sumBalance: amount, bonus }} size={2} isHidden={!isVisible} />;
};

const Add = () => (
  <span className={styles.plus}>
    <Icon of={Plus} size="s" />
  </span>
);

interface MissedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of an amount that did not come. */
const Missed = ({ isRetrying, onRetry }: MissedProps) => {
  const tCommon = useCommonTexts();
  return (
    <div className={styles.chip} data-missed>
      <span role="alert">
        <VisuallyHidden>{tCommon('balance.failed')}</VisuallyHidden>
      </span>
      <button type="button" className={styles.again} aria-busy={isRetrying} onClick={onRetry}>
        {tCommon('retry')}
        <VisuallyHidden>: {tCommon('balance.total')}</VisuallyHidden>
      </button>
      <Link to={paths.deposit} className={styles.add} aria-label={tCommon('deposit')}>
        <Add />
      </Link>
    </div>
  );
};

/** The member's balance and the way to add to it, for a trial to register, for headers with a title. The amount is part of its name, and said again when it changes. */
export const BalanceChip = ({ shown }: ShownProps) => {
  const tCommon = useCommonTexts();
  const { data, isError, isFetching, refetch } = useBalance();
  const { pathname, search } = useLocation();
  const toRegister = useIsOnTrial();
  const amount = shown ?? data?.sumBalance;
  if (amount === undefined && isError) return <Missed isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Link
      to={toRegister ? registerLink(pathname + search) : paths.deposit}
      className={styles.chip}
      data-plain={toRegister || undefined}
    >
      <span className={styles.amount} aria-live="polite">
        <VisuallyHidden>{tCommon('balance.total')} </VisuallyHidden>
        <Amount amount={amount} bonus={data?.bonus} />
      </span>
      {!toRegister && <Add />}
      <VisuallyHidden> {tCommon(toRegister ? 'register' : 'deposit')}</VisuallyHidden>
    </Link>
  );
};
