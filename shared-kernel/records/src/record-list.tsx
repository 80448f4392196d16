import { type ReactNode, useMemo, useRef } from 'react';
import type { CalendarDay } from 'shared-kernel/clock';
import { groupByDay } from './day-groups.ts';
import { DayHeading } from './day-heading.tsx';
import styles from './records.module.css';
import { useVirtualList } from './use-virtual-list.ts';

interface RecordListProps<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The instant that decides a row's day; without it there are no days. */
  readonly timeOf: ((row: Row) => string) | undefined;
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

const entriesOf = <Row,>(
  rows: readonly Row[],
  timeOf: ((row: Row) => string) | undefined,
  isOpenEnded: boolean,
): Entry<Row>[] => {
  if (timeOf === undefined) return rows.map((row) => ({ row, heading: undefined }));
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
  const plain = useRef<HTMLUListElement>(null);
  const virtual = useVirtualList(rows.length, plain);
  const entries = useMemo(() => entriesOf(rows, timeOf, isOpenEnded), [rows, timeOf, isOpenEnded]);
  const renderEntry = ({ row, heading }: Entry<Row>) => (
    <div className={styles.entry}>
      {heading !== undefined && (
        <DayHeading
          day={heading.day}
          today={today}
          count={heading.count === undefined ? undefined : countText(heading.count)}
        />
      )}
      {renderRow(row)}
    </div>
  );
  if (virtual !== null)
    return (
      <virtual.List
        items={entries}
        idOf={({ row }) => idOf(row)}
        renderItem={renderEntry}
        estimate={virtual.estimate}
        isOpenEnded={isOpenEnded}
      />
    );
  return (
    <ul ref={plain}>
      {entries.map((entry) => (
        <li key={idOf(entry.row)}>{renderEntry(entry)}</li>
      ))}
    </ul>
  );
};
