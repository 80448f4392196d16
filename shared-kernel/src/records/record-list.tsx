import type { ReactNode } from 'react';
import type { CalendarDay } from 'shared-kernel/clock';
import { groupByDay } from './day-groups.ts';
import { DayHeading } from './day-heading.tsx';
import styles from './records.module.css';

interface RecordListProps<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The instant that decides a row's day. */
  readonly timeOf: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly countText: (count: number) => string;
  readonly today: CalendarDay;
  /** More rows of the last day may be to come, so its count is not said yet. */
  readonly isOpenEnded: boolean;
}

interface Entry<Row> {
  readonly row: Row;
  /** The day's heading, before its first row. */
  readonly heading: { readonly day: CalendarDay; readonly count: number | undefined } | undefined;
}

const entriesOf = <Row,>(rows: readonly Row[], timeOf: (row: Row) => string, isOpenEnded: boolean): Entry<Row>[] => {
  const groups = groupByDay(rows, timeOf);
  return groups.flatMap(({ day, rows: own }) => {
    const isCounted = !(isOpenEnded && day === groups.at(-1)?.day);
    const heading = { day, count: isCounted ? own.length : undefined };
    return own.map((row, index) => ({ row, heading: index === 0 ? heading : undefined }));
  });
};

/** Rows under their days, the last first. */
export const RecordList = <Row,>(props: RecordListProps<Row>) => {
  const { rows, idOf, timeOf, renderRow, countText, today, isOpenEnded } = props;
  return (
    <ul className={styles.list}>
      {entriesOf(rows, timeOf, isOpenEnded).map(({ row, heading }) => (
        <li key={idOf(row)}>
          {heading !== undefined && (
            <DayHeading
              day={heading.day}
              today={today}
              count={heading.count === undefined ? undefined : countText(heading.count)}
            />
          )}
          {renderRow(row)}
        </li>
      ))}
    </ul>
  );
};
