import { paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { ClaimOutcome } from '../../shared/rewards/claim-outcome.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { useClaimReward } from '../../shared/rewards/use-claim-reward.ts';
import type { Rewards } from './api/rewards.ts';
import { RewardCard } from './reward-card.tsx';

const Nothing = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('rewardCenter.none')}
      text={t('rewardCenter.noneText')}
      action={<LinkButton to={paths.promotions}>{t('claim.promotions')}</LinkButton>}
    />
  );
};

interface AvailableProps {
  readonly rewards: Rewards;
  /** A reward has expired, or a claim was refused: what is shown is out of date. */
  readonly onOld: () => void;
}

/** What can be claimed now. */
export const Available = ({ rewards: { list, bonus, exclusion }, onOld }: AvailableProps) => {
  const { t } = useTranslation('member');
  const claim = useClaimReward();
  const { mutateAsync, isPending, variables } = claim;
  return (
    <div className={styles.stack}>
      {exclusion !== undefined && <BreakNote at="reward" exclusion={exclusion} />}
      <ClaimOutcome claim={claim} />
      {list.length === 0 && exclusion === undefined && <Nothing />}
      {list.length > 0 && (
        <ul className={styles.stack} aria-label={t('rewardCenter.list')}>
          {list.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              barred={bonus !== undefined && reward.turnoverTimes > 0 ? t('rewardCenter.oneAtATime') : undefined}
              isBusy={isPending && variables?.id === reward.id}
              isWaiting={isPending || exclusion !== undefined}
              onClaim={() => void mutateAsync({ id: reward.id }).catch(onOld)}
              onOver={onOld}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
