import { daysBetween } from '@shared-kernel/contracts/system/calendar';
import { Tag } from '@shared-kernel/ui/tag';
import { merchantDay, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useToday } from 'shared-kernel/timer';
import type { Promotion } from './api/promotions.ts';
import type { Stage } from './stage.ts';
import styles from './stage-line.module.css';

interface StageLineProps {
  readonly promotion: Promotion;
  readonly stage: Stage;
}

/** An end at midnight is the day that it ends: the last instant before it. */
const LAST_INSTANT_MS = 1;
/** So near an end is counted down. */
const SOON_DAYS = 7;

const lastOf = ({ endsAt }: Promotion): number | undefined =>
  endsAt === undefined ? undefined : Date.parse(endsAt) - LAST_INSTANT_MS;

const useDates = (promotion: Promotion): string | undefined => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const { startsAt } = promotion;
  const last = lastOf(promotion);
  if (startsAt !== undefined && last !== undefined) return `${format.day(startsAt)} – ${format.day(last)}`;
  if (last !== undefined) return t('promotion.until', { day: format.day(last) });
  return startsAt === undefined ? undefined : t('promotion.from', { day: format.day(startsAt) });
};

/** How many days are left after today; undefined where that is many. */
const useDaysLeft = (promotion: Promotion): number | undefined => {
  const today = useToday();
  const last = lastOf(promotion);
  if (last === undefined) return undefined;
  const days = daysBetween(today, merchantDay(last)) - 1;
  return days > SOON_DAYS ? undefined : days;
};

/** When a promotion runs, and what there is to know of it in a word: joined, soon, ending, ended. */
export const StageLine = ({ promotion, stage }: StageLineProps) => {
  const { t } = useTranslation('browse');
  const dates = useDates(promotion);
  const daysLeft = useDaysLeft(promotion);
  return (
    <span className={styles.line}>
      {stage === 'ended' && <Tag>{t('promotion.ended')}</Tag>}
      {stage === 'early' && <Tag tone="info">{t('promotion.soon')}</Tag>}
      {stage === 'running' && daysLeft !== undefined && (
        <Tag tone="warn">{daysLeft === 0 ? t('promotion.endsToday') : t('promotion.endsIn', { count: daysLeft })}</Tag>
      )}
      {promotion.isJoined && <Tag tone="ok">{t('promotion.joined')}</Tag>}
      {dates !== undefined && <span>{dates}</span>}
    </span>
  );
};
