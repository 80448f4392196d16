import { paths } from '@shared-kernel/contracts/system/paths';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useBalance } from 'shared-kernel/member';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import styles from './agent-home.module.css';

const Amount = () => {
  const tCommon = useCommonTexts();
  const isVisible = useBalanceVisibility();
  return (
    <Loaded
      query={useBalance()}
      fallback={<Skeleton width={200} height={34} radius="line" />}
      variant="line"
      errorFallback={{ title: tCommon('balance.failed') }}
    >
      {(balance) => <BalanceAmount balance={balance} size={5} isHidden={!isVisible} isTappable />}
    </Loaded>
  );
};

/** The agent's own total, with the ways to add to it and take from it. */
export const BalanceCard = () => {
  const tCommon = useCommonTexts();
  const { guard } = useAgentGate();
  return (
    <Card as="section" variant="balance" isPadded aria-label={tCommon('balance.total')}>
      <p className={styles.label}>{tCommon('balance.total')}</p>
      <div className={styles.amount} aria-live="polite">
        <Amount />
      </div>
      <div className={styles.pair}>
        <LinkButton to={paths.deposit} variant="primary" isBlock onClick={guard(paths.deposit)}>
          {tCommon('deposit')}
        </LinkButton>
        <LinkButton to={paths.withdraw} isBlock onClick={guard(paths.withdraw)}>
          {tCommon('withdraw')}
        </LinkButton>
      </div>
    </Card>
  );
};
