import type { claimReward } from '@shared-kernel/contracts/member/rewards';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { type Rewards, useClaimReward } from './api/rewards.ts';
import { RewardCard } from './reward-card.tsx';
import styles from './reward-center.module.css';

const FAILURES = {
  'reward.expired': 'rewardCenter.refused.expired',
  'reward.ended': 'rewardCenter.refused.ended',
  'reward.active': 'rewardCenter.refused.active',
  'member.excluded': 'rewardCenter.refused.excluded',
  'not.found': 'rewardCenter.refused.gone',
  otherwise: 'rewardCenter.refused.unknown',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof claimReward>>;

/** What the last press came to, said where it is heard. */
const Outcome = ({ claim }: { readonly claim: ReturnType<typeof useClaimReward> }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { data, error, isPending } = claim;
  const text = parseAmount(data?.required ?? '0.00') > 0 ? 'rewardCenter.started' : 'rewardCenter.claimed';
  return (
    <div role="status">
      {data !== undefined && !isPending && <Note tone="ok">{t(text, { amount: money(data.amount) })}</Note>}
      {error !== null && !isPending && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
    </div>
  );
};

const Nothing = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('rewardCenter.none')}
      text={t('rewardCenter.noneText')}
      action={<LinkButton to={paths.promotions}>{t('rewardCenter.promotions')}</LinkButton>}
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
      <Outcome claim={claim} />
      {list.length === 0 && <Nothing />}
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
