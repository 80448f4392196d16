import type { ChartValue } from './chart-data.d.ts';
export type ChartUnit = 'money' | 'number';
export interface ChartFormat {
    /** A value as a sentence has it; a dash where nothing is known. */
    readonly format: (value: ChartValue | null | undefined) => string;
    readonly formatShort: (value: number) => string;
}
/** How a chart writes its values: the brand's money or counts, in the player's language. */
export declare const useChartFormat: (unit: ChartUnit) => ChartFormat;
