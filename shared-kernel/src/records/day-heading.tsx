import { addDays, type CalendarDay } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';

interface DayHeadingProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Undefined while more rows of the day may be to come. */
  readonly count: string | undefined;
}

export const DayHeading = ({ day, today, count }: DayHeadingProps) => {
  const { t } = useRecordTexts();
  const { weekday, shortDay } = useFormat();
  const nameOf = (): string | undefined => {
    if (day === today) return t('range.today');
    return day === addDays(today, -1) ? t('range.yesterday') : undefined;
  };
  const name = nameOf();
  return (
    <h2 className={styles.day}>
      <b>{name ?? weekday(day)}</b>
      {name !== undefined && <span>{shortDay(day)}</span>}
      {count !== undefined && <span>{count}</span>}
    </h2>
  );
};
