import { Card } from '@shared-kernel/ui/card';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Tag } from '@shared-kernel/ui/tag';
import { useRef } from 'react';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { ClaimOutcome } from '../../shared/rewards/claim-outcome.tsx';
import { useClaimReward } from '../../shared/rewards/use-claim-reward.ts';
import type { Benefits, Level } from './api/benefits.ts';
import styles from './benefits.module.css';
import { type Claiming, LevelBonus } from './level-bonus.tsx';
import { OwnLevel } from './own-level.tsx';

interface LevelCardProps {
  readonly level: Level;
  readonly isOwn: boolean;
  readonly claiming: Claiming;
}

const LevelCard = ({ level: each, isOwn, claiming }: LevelCardProps) => {
  const { t } = useTranslation('member');
  const { money, number } = useFormat();
  const { level, target, levelBonus, monthlyBonus, turnoverTimes, rebate } = each;
  const has = (amount: string) => parseAmount(amount) > 0;
  return (
    <Card as="li" isPadded className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('benefits.level', { level })}</h3>
        {isOwn && <Tag tone="ok">{t('benefits.yours')}</Tag>}
      </div>
      <p className={styles.dim}>{t('benefits.target', { amount: money(target) })}</p>
      {has(levelBonus) && (
        <LevelBonus {...each} label={t('benefits.levelBonus')} amount={levelBonus} claiming={claiming} />
      )}
      {has(monthlyBonus) && <p>{t('benefits.eachMonth', { amount: money(monthlyBonus) })}</p>}
      {rebate > 0 && <p>{t('benefits.rebate', { rate: number(rebate) })}</p>}
      {turnoverTimes > 0 && (has(levelBonus) || has(monthlyBonus)) && (
        <p className={styles.dim}>{t('benefits.turnover', { times: turnoverTimes })}</p>
      )}
    </Card>
  );
};

/** The own level, the bonus of this month, and every level with what it brings. */
export const Levels = ({ benefits, onOld }: { readonly benefits: Benefits; readonly onOld: () => void }) => {
  const { t } = useTranslation('member');
  const claim = useClaimReward();
  const outcome = useRef<HTMLDivElement>(null);
  const { level, levels, monthly, exclusion } = benefits;
  // The button goes with what it claimed: focus goes to what the claim came to.
  const onClaim = async (id: string) => {
    await claim.mutateAsync({ id }).catch(onOld);
    outcome.current?.focus();
  };
  const claiming = {
    pendingId: claim.isPending ? claim.variables?.id : undefined,
    isBarred: exclusion !== undefined,
    onClaim: (id: string) => void onClaim(id),
  };
  return (
    <div className={styles.stack}>
      {exclusion !== undefined && <BreakNote at="reward" exclusion={exclusion} />}
      <div ref={outcome} tabIndex={-1}>
        <ClaimOutcome claim={claim} />
      </div>
      {levels.length > 0 && <OwnLevel benefits={benefits} />}
      {monthly !== undefined && (
        <Card as="section" isPadded className={styles.card} aria-label={t('benefits.monthlyBonus')}>
          <LevelBonus {...monthly} label={t('benefits.monthlyBonus')} claiming={claiming} />
        </Card>
      )}
      {levels.length > 0 && <SectionHead title={t('benefits.levels')} />}
      <ul className={styles.stack}>
        {levels.map((each) => (
          <LevelCard key={each.level} level={each} isOwn={each.level === level} claiming={claiming} />
        ))}
      </ul>
    </div>
  );
};
