import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { formatDate } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Bet } from './api/bet-records.ts';
import { BetCard } from './bet-card.tsx';
import { BetDetailSheet } from './bet-detail-sheet.tsx';
import styles from './betting-record.module.css';
import { type DayGroup, groupByDay } from './day-groups.ts';
import { addDays, type Day } from './record-range.ts';

interface BetListProps {
  readonly bets: readonly Bet[];
  readonly today: Day;
  /** More bets of the last day may be to come, so its count is not said yet. */
  readonly isOpenEnded: boolean;
}

/** Bets under their days, the last first. */
export const BetList = ({ bets, today, isOpenEnded }: BetListProps) => {
  const { t, language } = useTranslation('member');
  const { timeZone } = useBrand();
  const [opened, setOpened] = useState<Bet | null>(null);
  const groups = groupByDay(bets, timeZone);
  const dateOf = (day: Day, style: 'weekday' | 'short-day') => formatDate(`${day}T00:00:00Z`, language, style, 'UTC');
  const nameOf = (day: Day): string | undefined => {
    if (day === today) return t('record.range.today');
    return day === addDays(today, -1) ? t('record.range.yesterday') : undefined;
  };
  const isCounted = (group: DayGroup) => !(isOpenEnded && group === groups.at(-1));
  return (
    <>
      {groups.map((group) => {
        const name = nameOf(group.day);
        return (
          <section key={group.day}>
            <h2 className={styles.day}>
              <b>{name ?? dateOf(group.day, 'weekday')}</b>
              {name !== undefined && <span>{dateOf(group.day, 'short-day')}</span>}
              {isCounted(group) && <span>{t('record.count', { count: group.bets.length })}</span>}
            </h2>
            <ul className={styles.bets}>
              {group.bets.map((bet) => (
                <BetCard key={bet.betNo} bet={bet} onOpen={() => setOpened(bet)} />
              ))}
            </ul>
          </section>
        );
      })}
      <BetDetailSheet bet={opened} onClose={() => setOpened(null)} />
    </>
  );
};
