import { Card } from '@shared-kernel/ui/card';
import { Tag } from '@shared-kernel/ui/tag';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import type { Level } from './api/benefits.ts';
import { BonusLine, Turnover } from './level-bonus.tsx';

interface LevelCardProps {
  readonly level: Level;
  readonly isOwn: boolean;
  /** The levels differ in it. */
  readonly hasOwnTurnover: boolean;
}

/** What a level asks for, and what it brings. */
export const LevelCard = ({ level: each, isOwn, hasOwnTurnover }: LevelCardProps) => {
  const { t } = useTranslation('member');
  const { money, number } = useFormat();
  const { level, target, levelBonus, monthlyBonus, rebate, state } = each;
  const has = (amount: string) => parseAmount(amount) > 0;
  return (
    <Card as="li" isPadded className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('benefits.level', { level })}</h3>
        {isOwn && <Tag tone="ok">{t('benefits.yours')}</Tag>}
      </div>
      <p className={styles.dim}>{t('benefits.target', { amount: money(target) })}</p>
      {has(levelBonus) && <BonusLine label={t('benefits.levelBonus')} amount={levelBonus} state={state} />}
      {has(monthlyBonus) && <p>{t('benefits.eachMonth', { amount: money(monthlyBonus) })}</p>}
      {hasOwnTurnover && <Turnover times={each.turnoverTimes} />}
      {rebate > 0 && <p>{t('benefits.rebate', { rate: number(rebate) })}</p>}
    </Card>
  );
};
