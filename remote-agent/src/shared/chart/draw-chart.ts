import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { type ChartData, strokeOf, toneToken } from './chart-data.ts';

export interface DrawnChart {
  readonly resize: (width: number) => void;
  readonly remove: () => void;
}

export interface ChartPlace {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
  /** The label under the finger; null when there is none. */
  readonly onPoint: (index: number | null) => void;
}

/** Labels along the foot that still leave air between them, px each. */
const LABEL_PX = 72;
const AXIS_PX = 48;
/** Bars take this share of their place, and are never wider than this, px. */
const BAR: [number, number] = [0.64, 28];

/** A chart on a canvas, in the tokens of the element's brand as they are now. */
export const drawChart = (data: ChartData, { element, width, height, onPoint }: ChartPlace): DrawnChart => {
  const look = getComputedStyle(element);
  const token = (name: string): string => look.getPropertyValue(name).trim();
  const axis = { stroke: token('--text-2'), font: `12px ${token('--font')}`, ticks: { show: false } };
  const bars = data.kind === 'bars' ? uPlot.paths.bars?.({ size: BAR }) : undefined;
  const series = data.series.map(({ name, tone }, index) => {
    const colour = token(toneToken(tone));
    return {
      label: name,
      stroke: colour,
      width: bars === undefined ? 2 : 0,
      ...(bars === undefined && { dash: [...strokeOf(index).dash] }),
      points: { show: bars === undefined, size: 5, fill: colour },
      ...(bars && { paths: bars, fill: colour }),
    };
  });
  const plot = new uPlot(
    {
      width,
      height,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, y: false },
      scales: { x: { time: false, ...(bars && { range: [-0.5, data.labels.length - 0.5] }) } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: LABEL_PX,
          incrs: [1, 2, 3, 5, 7, 10, 14, 15, 30],
          values: (_plot, splits) => splits.map((at) => data.labels[at] ?? ''),
        },
        {
          ...axis,
          size: AXIS_PX,
          grid: { stroke: token('--line'), width: 1 },
          values: (_plot, splits) => splits.map(data.formatShort),
        },
      ],
      series: [{}, ...series],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [
      data.labels.map((_label, index) => index),
      ...data.series.map(({ values }) => values.map((value) => (value === null ? null : Number(value)))),
    ],
    element,
  );
  return { resize: (next) => plot.setSize({ width: next, height }), remove: () => plot.destroy() };
};
