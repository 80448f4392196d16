import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Money } from '@shared-kernel/ui/money';
import { Tag } from '@shared-kernel/ui/tag';
import { useCategoryName } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import type { Mission } from './api/leaderboard.ts';

const METRICS = {
  validBet: 'leaderboard.metric.validBet',
  rounds: 'leaderboard.metric.rounds',
  deposits: 'leaderboard.metric.deposits',
} as const;
const isKnown = (metric: string): metric is keyof typeof METRICS => metric in METRICS;

/** Centavos of an amount: rounds are written as amounts are. */
const MINOR = 100;

const useProgress = ({ metric, progress, target }: Mission) => {
  const { t } = useTranslation('member');
  const { money, number } = useFormat();
  const write = (value: string) => (metric === 'rounds' ? number(parseAmount(value) / MINOR) : money(value));
  return t('leaderboard.progress', { progress: write(progress), target: write(target) });
};

interface MissionCardProps {
  readonly mission: Mission;
  readonly isBusy: boolean;
  /** Nothing can be claimed now. */
  readonly isBarred: boolean;
  readonly onClaim: (rewardId: string) => void;
}

/** One mission: what counts, how far it is, what it brings. */
export const MissionCard = ({ mission, isBusy, isBarred, onClaim }: MissionCardProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const nameOf = useCategoryName();
  const played = useProgress(mission);
  const { title, metric, gameType, target, progress, amount, turnoverTimes, state, rewardId } = mission;
  const isDone = state === 'claimed' || rewardId !== undefined;
  return (
    <Card as="li" isPadded className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Money amount={amount} tone="plain" />
      </div>
      <p className={styles.dim}>
        {isKnown(metric) && t(METRICS[metric])}
        {gameType !== undefined && ` · ${nameOf(gameType)}`}
        {` · ${turnoverTimes === 0 ? t('leaderboard.ownMoney') : t('leaderboard.turnover', { times: turnoverTimes })}`}
      </p>
      <ProgressBar
        label={title}
        value={parseAmount(progress)}
        max={parseAmount(target)}
        valueText={played}
        tone={isDone ? 'ok' : 'info'}
      />
      <p className={styles.dim}>{played}</p>
      {state === 'claimed' && <Tag tone="ok">{t('leaderboard.claimed')}</Tag>}
      {rewardId !== undefined && (
        <Button
          variant="primary"
          isBlock
          isBusy={isBusy}
          disabled={isBarred && !isBusy}
          onClick={() => onClaim(rewardId)}
        >
          {t('claim.submit', { amount: money(amount) })}
        </Button>
      )}
    </Card>
  );
};
