import { SectionHead } from '@shared-kernel/ui/section-head';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { ClaimOutcome } from '../../shared/rewards/claim-outcome.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { useClaimReward } from '../../shared/rewards/use-claim-reward.ts';
import type { Benefits } from './api/benefits.ts';
import { BonusCard, Turnover } from './level-bonus.tsx';
import { LevelCard } from './level-card.tsx';
import { OwnLevel } from './own-level.tsx';

/** The own level, the bonuses that wait, and every level with what it brings. */
export const Levels = ({ benefits, onOld }: { readonly benefits: Benefits; readonly onOld: () => void }) => {
  const { t } = useTranslation('member');
  const claim = useClaimReward();
  const { level, levels, monthly, exclusion } = benefits;
  const claiming = {
    pendingId: claim.isPending ? claim.variables?.id : undefined,
    isBarred: exclusion !== undefined,
    onClaim: (id: string) => void claim.mutateAsync({ id }).catch(onOld),
  };
  const [first] = levels;
  const times = new Set(levels.map(({ turnoverTimes }) => turnoverTimes));
  const waiting = levels.filter(({ rewardId }) => rewardId !== undefined);
  return (
    <div className={styles.stack}>
      {exclusion !== undefined && <BreakNote at="reward" exclusion={exclusion} />}
      <ClaimOutcome claim={claim} />
      {levels.length > 0 && <OwnLevel benefits={benefits} />}
      {monthly !== undefined && <BonusCard {...monthly} label={t('benefits.monthlyBonus')} claiming={claiming} />}
      {waiting.map((each) => (
        <BonusCard
          key={each.level}
          {...each}
          amount={each.levelBonus}
          label={t('benefits.bonusOf', { level: each.level })}
          claiming={claiming}
        />
      ))}
      {levels.length > 0 && <SectionHead title={t('benefits.levels')} />}
      {first && times.size === 1 && <Turnover times={first.turnoverTimes} />}
      <ul className={styles.stack}>
        {levels.map((each) => (
          <LevelCard key={each.level} level={each} isOwn={each.level === level} hasOwnTurnover={times.size > 1} />
        ))}
      </ul>
    </div>
  );
};
