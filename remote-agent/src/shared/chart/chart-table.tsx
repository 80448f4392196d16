import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import type { ChartFormat } from './chart-format.ts';

export interface ChartTableProps extends Pick<ChartData, 'labels' | 'series'>, Pick<ChartFormat, 'format'> {
  readonly label: string;
  readonly labelOfLabels: string;
}

/** A chart's figures for readers, and for everybody when it cannot be drawn. */
export const ChartTable = ({ label, labelOfLabels, labels, series, format }: ChartTableProps) => (
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
