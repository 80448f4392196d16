/** An amount as the wire has it (`12480.50`), or a count. */
export type ChartValue = string | number;

/** A line or a row of bars, in a colour of the brand that says what it is. */
export interface ChartSeries {
  readonly name: string;
  /** One for each label; null where nothing is known. */
  readonly values: readonly (ChartValue | null)[];
  readonly tone?: 'money' | 'info' | 'ok' | 'bad' | 'warn';
}

export interface ChartData {
  /** Along the foot, oldest first: days, as they are read. Each once. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly kind: 'lines' | 'bars';
  /** `1.2K`, for the axis. */
  readonly formatShort: (value: number) => string;
}

/** How the lines of a chart differ besides their colours, by their order: what the legend draws, and the pattern of the line, px. */
const STROKES = [
  { style: 'solid', dash: [] },
  { style: 'dashed', dash: [7, 4] },
  { style: 'dotted', dash: [2, 3] },
] as const;

export const strokeOf = (index: number) => STROKES[index % STROKES.length] ?? STROKES[0];

/** The custom property that a tone stands for. */
export const toneToken = (tone: ChartSeries['tone'] = 'info'): string => `--${tone}`;
