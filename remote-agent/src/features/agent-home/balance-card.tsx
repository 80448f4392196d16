import { paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useKitTexts } from 'shared-kernel/kit';
import { useBalance } from 'shared-kernel/member';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import styles from './agent-home.module.css';

const Amount = () => {
  const kit = useKitTexts();
  const isVisible = useBalanceVisibility();
  return (
    <Loaded
      query={useBalance()}
      wait={<Skeleton width={200} height={34} radius="line" />}
      look="line"
      failed={{ title: kit('balance.failed') }}
    >
      {({ sumBalance }) => <MoneyFit amount={sumBalance} size={5} isHidden={!isVisible} isTappable />}
    </Loaded>
  );
};

/** The agent's own total, with the ways to add to it and take from it. */
export const BalanceCard = () => {
  const kit = useKitTexts();
  const { guard } = useAgentGate();
  return (
    <Card as="section" look="balance" isPadded aria-label={kit('balance.total')}>
      <p className={styles.label}>{kit('balance.total')}</p>
      <div className={styles.amount} aria-live="polite">
        <Amount />
      </div>
      <div className={styles.pair}>
        <LinkButton to={paths.deposit} variant="primary" isBlock onClick={guard(paths.deposit)}>
          {kit('deposit')}
        </LinkButton>
        <LinkButton to={paths.withdraw} isBlock onClick={guard(paths.withdraw)}>
          {kit('withdraw')}
        </LinkButton>
      </div>
    </Card>
  );
};
