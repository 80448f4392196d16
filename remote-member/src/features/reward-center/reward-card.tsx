import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { Money } from '@shared-kernel/ui/money';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import type { Reward } from './api/rewards.ts';

interface RewardCardProps {
  readonly reward: Reward;
  /** Why it cannot be claimed now, in words. */
  readonly barred: string | undefined;
  readonly isBusy: boolean;
  /** Another claim is on its way. */
  readonly isWaiting: boolean;
  readonly onClaim: () => void;
  readonly onOver: () => void;
}

/** One reward: what it is, what it asks, until when, and the press that takes it. */
export const RewardCard = ({ reward, barred, isBusy, isWaiting, onClaim, onOver }: RewardCardProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { title, amount, turnoverTimes, required, expiresAt } = reward;
  return (
    <Card as="li" isPadded className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Money amount={amount} tone="plain" />
      </div>
      <p className={styles.dim}>
        {turnoverTimes === 0
          ? t('rewardCenter.ownMoney')
          : t('rewardCenter.terms', { required: money(required), times: turnoverTimes })}
      </p>
      <p className={styles.dim}>
        {t('rewardCenter.expires')} <Countdown until={expiresAt} label={t('rewardCenter.expires')} onOver={onOver} />
      </p>
      {barred !== undefined && <p className={styles.dim}>{barred}</p>}
      <Button
        variant="primary"
        isBlock
        isBusy={isBusy}
        disabled={barred !== undefined || (isWaiting && !isBusy)}
        onClick={onClaim}
      >
        {t('claim.submit', { amount: money(amount) })}
      </Button>
    </Card>
  );
};
