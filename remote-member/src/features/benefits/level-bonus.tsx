import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import type { Level } from './api/benefits.ts';

const STATES = {
  notReached: 'benefits.state.notReached',
  claimable: 'benefits.state.claimable',
  claimed: 'benefits.state.claimed',
  over: 'benefits.state.over',
} as const;
const isKnown = (state: string): state is keyof typeof STATES => state in STATES;

interface BonusLineProps extends Pick<Level, 'state'> {
  readonly label: string;
  readonly amount: string;
}

/** What a bonus is worth, and what has become of it. */
export const BonusLine = ({ label, amount, state }: BonusLineProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  return (
    <p className={styles.head}>
      <span>
        {label}: {money(amount)}
      </span>
      {isKnown(state) && <span className={styles.dim}>{t(STATES[state])}</span>}
    </p>
  );
};

/** How often bonuses are to be bet; nothing where they are not. */
export const Turnover = ({ times }: { readonly times: number }) => {
  const { t } = useTranslation('member');
  return times > 0 && <p className={styles.dim}>{t('benefits.turnover', { times })}</p>;
};

export interface Claiming {
  /** The reward that is being claimed. */
  readonly pendingId: string | undefined;
  /** Nothing can be claimed now. */
  readonly isBarred: boolean;
  readonly onClaim: (rewardId: string) => void;
}

interface BonusCardProps extends BonusLineProps, Pick<Level, 'rewardId' | 'expiresAt' | 'turnoverTimes'> {
  readonly claiming: Claiming;
}

/** A bonus with its claim, while it waits. */
export const BonusCard = ({ rewardId, expiresAt, turnoverTimes, claiming, ...line }: BonusCardProps) => {
  const { t } = useTranslation('member');
  const { money, second } = useFormat();
  const { pendingId, isBarred, onClaim } = claiming;
  return (
    <Card as="section" isPadded className={styles.card} aria-label={line.label}>
      <BonusLine {...line} />
      {rewardId !== undefined && (
        <>
          {expiresAt !== undefined && <p className={styles.dim}>{t('benefits.expires', { at: second(expiresAt) })}</p>}
          <Turnover times={turnoverTimes} />
          <Button
            variant="primary"
            isBlock
            isBusy={pendingId === rewardId}
            disabled={(isBarred || pendingId !== undefined) && pendingId !== rewardId}
            onClick={() => onClaim(rewardId)}
          >
            {t('claim.submit', { amount: money(line.amount) })}
          </Button>
        </>
      )}
    </Card>
  );
};
