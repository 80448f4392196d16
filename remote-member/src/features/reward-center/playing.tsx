import { Countdown } from '@shared-kernel/ui/countdown';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useTranslation } from 'shared-kernel/i18n';
import { BonusCard } from '../../shared/bonus/bonus-card.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import type { Rewards } from './api/rewards.ts';

interface PlayingProps {
  readonly bonus: Rewards['bonus'];
  readonly onOver: () => void;
}

/** The bonus that is being played, wherever it came from: the same as the deposit page shows. */
export const Playing = ({ bonus, onOver }: PlayingProps) => {
  const { t } = useTranslation('member');
  if (!bonus) return <EmptyState title={t('rewardCenter.noBonus')} text={t('rewardCenter.noBonusText')} />;
  const { expiresAt } = bonus;
  const clock = expiresAt !== undefined && (
    <p className={styles.dim}>
      {t('rewardCenter.left')} <Countdown until={expiresAt} label={t('rewardCenter.left')} onOver={onOver} />
    </p>
  );
  return <BonusCard bonus={bonus} clock={clock} />;
};
