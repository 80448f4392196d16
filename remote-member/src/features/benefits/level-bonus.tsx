import { Button } from '@shared-kernel/ui/button';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Level } from './api/benefits.ts';
import styles from './benefits.module.css';

const STATES = {
  notReached: 'benefits.state.notReached',
  claimed: 'benefits.state.claimed',
  over: 'benefits.state.over',
} as const;
const isKnown = (state: string): state is keyof typeof STATES => state in STATES;

export interface Claiming {
  /** The reward that is being claimed. */
  readonly pendingId: string | undefined;
  /** Nothing can be claimed now. */
  readonly isBarred: boolean;
  readonly onClaim: (rewardId: string) => void;
}

interface LevelBonusProps extends Pick<Level, 'state' | 'rewardId' | 'expiresAt'> {
  readonly label: string;
  readonly amount: string;
  readonly claiming: Claiming;
}

/** A bonus: what it is worth, and its claim, or why there is none. */
export const LevelBonus = ({ label, amount, state, rewardId, expiresAt, claiming }: LevelBonusProps) => {
  const { t } = useTranslation('member');
  const { money, second } = useFormat();
  const { pendingId, isBarred, onClaim } = claiming;
  return (
    <>
      <p className={styles.head}>
        <span>
          {label}: {money(amount)}
        </span>
        {isKnown(state) && <span className={styles.dim}>{t(STATES[state])}</span>}
      </p>
      {rewardId !== undefined && (
        <>
          {expiresAt !== undefined && <p className={styles.dim}>{t('benefits.expires', { at: second(expiresAt) })}</p>}
          <Button
            variant="primary"
            isBlock
            isBusy={pendingId === rewardId}
            disabled={(isBarred || pendingId !== undefined) && pendingId !== rewardId}
            onClick={() => onClaim(rewardId)}
          >
            {t('claim.submit', { amount: money(amount) })}
          </Button>
        </>
      )}
    </>
  );
};
