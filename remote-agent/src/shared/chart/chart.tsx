import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useMemo } from 'react';
import { LANGUAGE_LOCALE, useFormat } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import styles from './chart.module.css';
import { type ChartData, type ChartValue, strokeOf, toneToken } from './chart-data.ts';
import { useDrawing } from './use-drawing.ts';

type ChartUnit = 'money' | 'number';

interface ChartFormat {
  /** A value as a sentence has it; a dash where nothing is known. */
  readonly format: (value: ChartValue | null | undefined) => string;
  readonly formatShort: (value: number) => string;
}

/** How a chart writes its values: the brand's money or counts, in the player's language. */
const useChartFormat = (unit: ChartUnit): ChartFormat => {
  const { money, number } = useFormat();
  const locale = LANGUAGE_LOCALE[useLanguage()];
  return useMemo(() => {
    const short = new Intl.NumberFormat(locale, { notation: 'compact' });
    const write = (value: ChartValue): string => (unit === 'money' ? money(String(value)) : number(Number(value)));
    return {
      format: (value) => (value === null || value === undefined ? '–' : write(value)),
      formatShort: (value) => short.format(value),
    };
  }, [unit, money, number, locale]);
};

interface ChartTableProps extends Pick<ChartData, 'labels' | 'series'>, Pick<ChartFormat, 'format'> {
  readonly label: string;
  readonly labelOfLabels: string;
}

/** A chart's figures for readers, and for everybody when it cannot be drawn. */
const ChartTable = ({ label, labelOfLabels, labels, series, format }: ChartTableProps) => (
  <table className={styles.table}>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{labelOfLabels}</th>
        {series.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {labels.map((each, row) => (
        <tr key={each}>
          <th scope="row">{each}</th>
          {series.map(({ name, values }) => (
            <td key={name}>{format(values[row])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

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

interface LegendProps extends Pick<ChartData, 'labels' | 'series' | 'kind'>, Pick<ChartFormat, 'format'> {
  readonly point: number | null;
}

/** The names of the series, with their values under the finger, or else the newest ones. */
const Legend = ({ labels, series, kind, format, point }: LegendProps) => {
  const shown = point ?? labels.length - 1;
  return (
    <div className={styles.legend} aria-hidden="true">
      <span className={styles.when}>{labels[shown]}</span>
      {series.map(({ name, tone, values }, index) => (
        <span key={name} className={styles.entry}>
          <span
            className={styles[kind]}
            style={{ color: `var(${toneToken(tone)})`, borderTopStyle: strokeOf(index).style }}
          />
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
      <Legend labels={labels} series={series} kind={kind} format={format} point={point} />
      <div ref={ref} className={styles.plot} style={{ height: HEIGHT }} aria-hidden="true" />
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </div>
  );
};
