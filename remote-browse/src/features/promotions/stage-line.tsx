import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Promotion } from './api/promotions.ts';
import type { Stage } from './stage.ts';
import styles from './stage-line.module.css';

interface StageLineProps {
  readonly promotion: Promotion;
  readonly stage: Stage;
}

/** An end at midnight is the day that it ends: the last instant before it. */
const LAST_INSTANT_MS = 1;

const useDates = ({ startsAt, endsAt }: Promotion): string | undefined => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const last = endsAt === undefined ? undefined : Date.parse(endsAt) - LAST_INSTANT_MS;
  if (startsAt !== undefined && last !== undefined) return `${format.day(startsAt)} – ${format.day(last)}`;
  if (last !== undefined) return t('promotion.until', { day: format.day(last) });
  return startsAt === undefined ? undefined : t('promotion.from', { day: format.day(startsAt) });
};

/** When a promotion runs, and what there is to know of it in a word: joined, soon, ended. */
export const StageLine = ({ promotion, stage }: StageLineProps) => {
  const { t } = useTranslation('browse');
  const dates = useDates(promotion);
  return (
    <span className={styles.line}>
      {stage === 'ended' && <Tag>{t('promotion.ended')}</Tag>}
      {stage === 'early' && <Tag tone="info">{t('promotion.soon')}</Tag>}
      {promotion.isJoined && <Tag tone="ok">{t('promotion.joined')}</Tag>}
      {dates !== undefined && <span>{dates}</span>}
    </span>
  );
};
