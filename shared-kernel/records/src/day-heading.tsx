import type { CalendarDay } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import styles from './records.module.css';
import { useDayName } from './use-day-name.ts';

interface DayHeadingProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Undefined while more rows of the day may be to come. */
  readonly count: string | undefined;
}

export const DayHeading = ({ day, today, count }: DayHeadingProps) => {
  const nameOf = useDayName(today);
  const { shortDay } = useFormat();
  return (
    <h2 className={styles.day}>
      <b>{nameOf(day)}</b>
      <span>{shortDay(day)}</span>
      {count !== undefined && <span>{count}</span>}
    </h2>
  );
};
