import { type ChartData } from './chart-data.d.ts';
import { type ChartUnit } from './chart-format.d.ts';
export type { ChartSeries } from './chart-data.d.ts';
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
/** Figures over time, drawn for the eye and as a table for readers. What draws is fetched with the first chart; without it the table is shown. */
export declare const Chart: ({ label, labelOfLabels, labels, series, kind, unit }: ChartProps) => import("react").JSX.Element;
