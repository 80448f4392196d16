import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useMemo } from 'react';
import styles from './chart.module.css';
import { type ChartData, toneToken } from './chart-data.ts';
import { type ChartFormat, type ChartUnit, useChartFormat } from './chart-format.ts';
import { ChartTable } from './chart-table.tsx';
import { useDrawing } from './use-drawing.ts';

/** px */
const HEIGHT = 200;

/** `labels` and `series` stay the same objects until they change: the chart is drawn anew for others. */
interface ChartProps extends Pick<ChartData, 'labels' | 'series'> {
  /** What is shown: `Profit of these days`. The table's caption. */
  readonly label: string;
  /** What the labels are: `Day`. Heads the table's first column. */
  readonly labelOfLabels: string;
  readonly kind?: ChartData['kind'];
  /** `money` takes amounts of the wire. */
  readonly unit?: ChartUnit;
}

interface LegendProps extends Pick<ChartData, 'labels' | 'series'>, Pick<ChartFormat, 'format'> {
  readonly point: number | null;
}

/** The names of the series, with their values under the finger, or else the newest ones. */
const Legend = ({ labels, series, format, point }: LegendProps) => {
  const shown = point ?? labels.length - 1;
  return (
    <div className={styles.legend} aria-hidden="true">
      <span className={styles.when}>{labels[shown]}</span>
      {series.map(({ name, tone, values }) => (
        <span key={name} className={styles.entry}>
          <span className={styles.dot} style={{ background: `var(${toneToken(tone)})` }} />
          {name} <b>{format(values[shown])}</b>
        </span>
      ))}
    </div>
  );
};

/** Figures over time, drawn for the eye and as a table for readers. What draws is fetched with the first chart; without it the table is shown. */
export const Chart = ({ label, labelOfLabels, labels, series, kind = 'lines', unit = 'money' }: ChartProps) => {
  const { format, formatShort } = useChartFormat(unit);
  const data = useMemo(() => ({ labels, series, kind, formatShort }), [labels, series, kind, formatShort]);
  const { ref, hasFailed, point } = useDrawing(data, HEIGHT);
  const table = (
    <ChartTable label={label} labelOfLabels={labelOfLabels} labels={labels} series={series} format={format} />
  );
  if (hasFailed) return table;
  return (
    <div className={styles.chart}>
      <Legend labels={labels} series={series} format={format} point={point} />
      <div ref={ref} className={styles.plot} style={{ height: HEIGHT }} aria-hidden="true" />
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </div>
  );
};
