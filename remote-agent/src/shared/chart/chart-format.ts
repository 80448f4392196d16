import { useMemo } from 'react';
import { LANGUAGE_LOCALE, useFormat } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import type { ChartValue } from './chart-data.ts';

export type ChartUnit = 'money' | 'number';

export interface ChartFormat {
  /** A value as a sentence has it; a dash where nothing is known. */
  readonly format: (value: ChartValue | null | undefined) => string;
  readonly formatShort: (value: number) => string;
}

/** How a chart writes its values: the brand's money or counts, in the player's language. */
export const useChartFormat = (unit: ChartUnit): ChartFormat => {
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
