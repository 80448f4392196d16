import { categoryChoice, useNames } from '@shared-kernel/records';
import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    rates: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of rebate rates, bundled with their code: `own('title')`. */
export const useRatesTexts = (): Translate<'rates'> => useBundledTexts('rates', TEXTS).t;

interface GivenRate {
  readonly gameType: string;
  readonly rate: string;
}

/** Rates in one line: `Slots 0.30%, Live 0.20%`, or that there are none. */
export const useRatesLine = (): ((rates: readonly GivenRate[]) => string) => {
  const t = useRatesTexts();
  const { nameOf } = useNames(categoryChoice);
  return (rates) =>
    rates.length === 0
      ? t('none')
      : rates.map(({ gameType, rate }) => t('of', { name: nameOf(gameType), rate })).join(', ');
};
