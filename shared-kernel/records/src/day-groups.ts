import { type CalendarDay, dayOf } from 'shared-kernel/clock';

export interface DayGroup<Row> {
  readonly day: CalendarDay;
  readonly rows: readonly Row[];
}

/** Rows under their merchant's day, in the order they came. */
export const groupByDay = <Row>(rows: readonly Row[], timeOf: (row: Row) => string): readonly DayGroup<Row>[] => {
  const groups = new Map<CalendarDay, Row[]>();
  for (const row of rows) {
    const day = dayOf(timeOf(row));
    const group = groups.get(day);
    if (group === undefined) groups.set(day, [row]);
    else group.push(row);
  }
  return [...groups].map(([day, own]) => ({ day, rows: own }));
};
